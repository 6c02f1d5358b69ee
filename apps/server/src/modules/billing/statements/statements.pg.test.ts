import {
  createReceipt,
  getPanelTransaction,
  listReceipts,
  type ReadStatement,
  readStatement,
  retryTransaction,
  takeStatement,
  upgradeSubscription,
} from '@verstat/contract'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { createInvoice } from '../../../platform/payments/invoice/invoice.ts'
import type { Providers } from '../../../platform/payments/payment-provider.ts'
import type { Seller } from '../../../platform/payments/seller.ts'
import { testSite } from '../../../test-site.testing.ts'
import { newStaff, newStaffWithFactor } from '../../accounts/accounts.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { fakeProvider, newBuyer, newSubscription } from '../billing.testing.ts'
import { brokenInvariants } from '../billing-invariants.testing.ts'
import { type BankLine, monoFile, privatFile } from './statement-files.testing.ts'

const fake = fakeProvider()
const seller: Seller = {
  name: { uk: 'ФОП Тестовий Т.Т.', en: 'Testovyi T.T.' },
  code: '43720363',
  iban: 'UA473052990000026005026707459',
  bank: 'АТ «Ощадбанк»',
  address: { uk: 'Київ', en: 'Kyiv' },
  taxStatus: 'single',
  refundRule: { uk: 'Протягом 14 днів.', en: 'Within 14 days.' },
}
const invoice = createInvoice({ now: () => site.clock.now })
const providers: Providers = {
  ...fake.providers,
  find: (id) => (id === 'invoice' ? invoice : fake.providers.find(id)),
  all: () => [invoice, fake.provider],
  offered: () => [invoice, fake.provider],
}
const site = await testSite({
  prepare: insertTestDictionaries,
  providers,
  payments: { providers: ['invoice'], seller },
})
site.clock.now = new Date('2027-02-10T10:00:00Z')
const admin = await newStaffWithFactor(site, 'admin')
const asAdmin = { token: admin.token }
const proof = (who = admin) => ({ password: who.password, code: who.code() })

afterEach(async () => expect(await brokenInvariants(site)).toEqual([]))

/** Creates a purchase for 149 UAH with an invoice. */
async function invoiced() {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const bought = await site.call(upgradeSubscription, { id, planId: 'order-plus' }, { token: buyer.token })
  const transactionId = bought.transaction?.id ?? ''
  const { number } = await site.call(retryTransaction, { id: transactionId, provider: 'invoice' })
  return { buyer, transactionId, number }
}

/** Says who pays for a purchase, as its documents name it. */
function statePayer(transactionId: string, code: string) {
  const stated = { name: 'ТОВ «Швейка»', stated_by: crypto.randomUUID(), stated_at: site.clock.now }
  return site.database.db
    .insertInto('purchase_payers')
    .values({ transaction_id: transactionId, code, ...stated })
    .execute()
}

/** Returns the passwords and second-factor codes of two staff members. Both codes are valid at the same time. */
async function twoProofs() {
  const other = await newStaffWithFactor(site, 'admin')
  const proofs = [proof(), proof(other)] as const
  site.clock.pass(-30_000)
  return { other, proofs }
}

let documents = 0
function line(purpose: string, overrides: Partial<BankLine> = {}): BankLine {
  documents += 1
  const payer = { payer: 'ТОВ "ШВЕЙКА"', code: '14360570', document: String(documents) }
  return { day: '2027-02-10', amount: 149, ...payer, purpose, ...overrides }
}

const base64 = (bytes: Buffer) => bytes.toString('base64')
const read = (bytes: Buffer) => site.call(readStatement, { file: base64(bytes) }, asAdmin)
const statusOf = async (id: string) => (await site.call(getPanelTransaction, { id }, asAdmin)).status
const counts = async () => {
  const { rows } = await sql<{ receipts: number; entries: number }>`
    select (select count(*)::int from bank_receipts) as receipts,
      (select count(*)::int from ledger_entries) as entries`.execute(site.database.db)
  return rows
}

/** Takes over all matched lines, as the staff member does with one press. */
function takeMatched(bytes: Buffer, { lines }: ReadStatement, who = admin, proven = proof(who)) {
  const decisions = lines
    .filter(({ verdict }) => verdict === 'matched')
    .map(({ key, candidates }) => ({ key, number: candidates[0]?.number ?? 0 }))
  const input = { file: base64(bytes), decisions, ...proven }
  return site.call(takeStatement, input, { token: who.token })
}

test('two files with fifty lines: 46 are matched without typing, none wrongly, and once', async () => {
  const made: Awaited<ReturnType<typeof invoiced>>[] = []
  for (let each = 0; each < 47; each += 1) made.push(await invoiced())
  const ways = [
    (n: number) => `Оплата послуг згідно з рахунком № ${n} від 10.02.2027, без ПДВ`,
    (n: number) => `За рекламу зг.рах.№${n} від 10.02.27р. Без ПДВ`,
    (n: number) => `Сплата рахунку-фактури N ${n}; сума 149.00 грн`,
    (n: number) => `Плата за розміщення, договір № ${n + 1}, рахунок ${n}`,
    (n: number) => `Оплата №${n}`,
  ]
  const good = made.slice(0, 44).map(({ number }, at) => line(ways[at % ways.length]?.(number) ?? ''))
  const byCode = made.slice(44, 46)
  for (const [at, { transactionId }] of byCode.entries()) await statePayer(transactionId, `3000000${at}`)
  const silent = byCode.map((_, at) => line('Оплата послуг', { code: `3000000${at}` }))
  const left = made[46]?.number ?? 0
  const bad = [
    line(`Рахунок № ${left}`, { amount: 148.99 }),
    line('Надходження за еквайрингом', { amount: 5_120.4 }),
    line(`За договором № ${left}`),
    line('Комісія банку', { amount: -12 }),
  ]
  const all = [...good, ...silent, ...bad]
  const files = [privatFile(all.slice(0, 25)), monoFile(all.slice(25))]
  const counted = { matched: 0, doubtful: 0, unmatched: 0, known: 0 }
  const paid = new Set<string>()
  for (const bytes of files) {
    const statement = await read(bytes)
    for (const { verdict } of statement.lines) counted[verdict] += 1
    const { results } = await takeMatched(bytes, statement)
    for (const { key, outcome } of results) if (outcome === 'paid') paid.add(key)
  }
  expect(counted).toEqual({ matched: 46, doubtful: 1, unmatched: 2, known: 0 })
  expect(paid.size).toBe(46)
  const { rows } = await sql<{ number: number; purpose: string; by_code: boolean }>`
    select t.number::int, r.purpose, p.code is not null as by_code from bank_receipts r
       join attempts a on a.id = r.attempt_id join transactions t on t.id = a.transaction_id
       left join purchase_payers p on p.transaction_id = t.id
      where r.line_key is not null and t.status = 'paid' and r.amount_minor = t.amount_minor`.execute(
    site.database.db,
  )
  expect(rows).toHaveLength(46)
  for (const { number, purpose, by_code } of rows)
    expect(by_code || new RegExp(`\\b${number}\\b`).test(purpose)).toBe(true)
  expect(await statusOf(made[46]?.transactionId ?? '')).toBe('pending')

  const before = await counts()
  for (const bytes of files) {
    const again = await read(bytes)
    expect(again.lines.filter(({ verdict }) => verdict === 'matched')).toEqual([])
    const decisions = again.lines
      .filter(({ verdict }) => verdict === 'known')
      .map(({ key }) => ({ key, number: left }))
    const { results } = await site.call(
      takeStatement,
      { file: base64(bytes), decisions, ...proof() },
      asAdmin,
    )
    expect(new Set(results.map(({ outcome }) => outcome))).toEqual(new Set(['known']))
  }
  expect(await counts()).toEqual(before)
})

test('two imports at the same time take each line once', async () => {
  const made = [await invoiced(), await invoiced(), await invoiced()]
  const bytes = privatFile(made.map(({ number }) => line(`Рахунок № ${number}`)))
  const [before, statement] = [await counts(), await read(bytes)]
  const { other, proofs } = await twoProofs()
  const both = await Promise.all([
    takeMatched(bytes, statement, admin, proofs[0]),
    takeMatched(bytes, statement, other, proofs[1]),
  ])
  const outcomes = both.flatMap(({ results }) => results.map(({ outcome }) => outcome))
  expect(outcomes.filter((outcome) => outcome === 'paid')).toHaveLength(3)
  expect(outcomes.filter((outcome) => outcome === 'known')).toHaveLength(3)
  expect((await counts())[0]).toMatchObject({ receipts: Number(before[0]?.receipts) + 3 })
})

test('two different lines for one invoice do not both pay it', async () => {
  const { number } = await invoiced()
  const files = [privatFile([line(`Рахунок № ${number}`)]), monoFile([line(`Рахунок № ${number}`)])]
  const [one, two] = files
  if (!one || !two) throw new Error('no files')
  const [first, second] = [await read(one), await read(two)]
  const { other, proofs } = await twoProofs()
  const both = await Promise.all([
    takeMatched(one, first, admin, proofs[0]),
    takeMatched(two, second, other, proofs[1]),
  ])
  expect(both.flatMap(({ results }) => results.map(({ outcome }) => outcome)).toSorted()).toEqual([
    'paid',
    'refused',
  ])
})

test('doubtful lines become receipts or pay as staff decide; every step is in the audit log', async () => {
  const { transactionId, number } = await invoiced()
  const bytes = monoFile([line(`Рахунок № ${number}`, { amount: 150 }), line('Нез’ясоване')])
  const { lines } = await read(bytes)
  const [doubtful, unmatched] = lines
  expect([doubtful?.doubts, unmatched?.verdict]).toEqual([['amount'], 'unmatched'])
  const decisions = [
    { key: doubtful?.key ?? '', number },
    { key: unmatched?.key ?? '', number: null },
  ]
  const taken = await site.call(takeStatement, { file: base64(bytes), decisions, ...proof() }, asAdmin)
  expect(taken.results.map(({ outcome }) => outcome)).toEqual(['paid', 'noted'])
  const seen = await site.call(getPanelTransaction, { id: transactionId }, asAdmin)
  expect(seen).toMatchObject({ review: true, cases: [{ kind: 'wrong_amount' }] })
  const { items } = await site.call(listReceipts, {}, asAdmin)
  expect(items[0]).toMatchObject({ purpose: 'Нез’ясоване', status: 'open' })
  const { rows } = await sql<{ action: string }>`
    select action from audit where action like 'payment.receipt%' order by id desc limit 3`.execute(
    site.database.db,
  )
  expect(rows.map(({ action }) => action).toSorted()).toEqual([
    'payment.receipt_assigned',
    'payment.receipt_noted',
    'payment.receipt_noted',
  ])
})

test('a line that was imported cannot be typed as well, and a typed one is doubtful in a file', async () => {
  const { number } = await invoiced()
  const imported = line(`Рахунок № ${number}`)
  const bytes = privatFile([imported])
  await takeMatched(bytes, await read(bytes))
  const typed = {
    amountMinor: 14_900,
    receivedOn: imported.day,
    bankReference: imported.document,
    payer: 'ТОВ «Швейка»',
  }
  expect(await site.refusal(createReceipt, { ...typed, ...proof() }, asAdmin)).toMatchObject({
    code: 'conflict',
  })
  const next = await invoiced()
  await site.call(createReceipt, { ...typed, bankReference: 'typed-1', ...proof() }, asAdmin)
  const { lines } = await read(privatFile([line(`Рахунок № ${next.number}`, { document: 'typed-1' })]))
  expect(lines[0]).toMatchObject({ verdict: 'doubtful', doubts: ['typed'] })
})

test('columns of an unknown bank are chosen once and remembered', async () => {
  const { number } = await invoiced()
  const text = `Виписка за лютий\nКоли\tСкільки\tВід кого\tНавіщо\n10.02.2027\t149,00\tФОП Ґ\tРахунок № ${number}\n`
  const file = base64(Buffer.from(text))
  const unknown = await site.call(readStatement, { file }, asAdmin)
  expect(unknown).toMatchObject({
    bank: null,
    columns: null,
    heads: ['Коли', 'Скільки', 'Від кого', 'Навіщо'],
  })
  const columns = { day: 0, amount: 1, payer: 2, purpose: 3 }
  const { lines } = await site.call(readStatement, { file, columns }, asAdmin)
  const decisions = [{ key: lines[0]?.key ?? '', number }]
  await site.call(takeStatement, { file, columns, decisions, ...proof() }, asAdmin)
  const again = await site.call(readStatement, { file }, asAdmin)
  expect(again).toMatchObject({ bank: 'chosen', columns, lines: [{ verdict: 'known' }] })
})

test('a file that is too long, no text or no table is refused at its field', async () => {
  const heads = 'day;amount;payer;purpose\n'
  const refusals: [Buffer, string][] = [
    [Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]), 'invalid_format'],
    [Buffer.from('слово'), 'invalid_format'],
    [Buffer.from(heads), 'invalid_format'],
    [Buffer.from(heads + '1;2;3;4\n'.repeat(1_001)), 'too_many'],
  ]
  for (const [bytes, code] of refusals)
    expect(await site.refusal(readStatement, { file: base64(bytes) }, asAdmin)).toMatchObject({
      fields: { file: code },
    })
  const huge = base64(Buffer.alloc(190_000, 'a;b\n'))
  expect(await site.refusal(readStatement, { file: huge }, asAdmin)).toMatchObject({
    code: 'validation_failed',
  })
})

test('nothing is taken without the second factor, for the caller’s own invoice or for a line not in the file', async () => {
  const { transactionId, number } = await invoiced()
  const bytes = privatFile([line(`Рахунок № ${number}`)])
  const { lines } = await read(bytes)
  const key = lines[0]?.key ?? ''
  const input = { file: base64(bytes), decisions: [{ key, number }] }
  const bare = await newStaff(site, 'admin')
  expect(
    await site.refusal(
      takeStatement,
      { ...input, password: bare.password, code: '1' },
      { token: bare.token },
    ),
  ).toMatchObject({ code: 'second_factor_missing' })
  expect(await site.refusal(takeStatement, { ...input, ...proof(), code: '000000' }, asAdmin)).toMatchObject({
    code: 'second_factor_required',
  })
  const stranger = { ...input, decisions: [{ key: 'not in the file', number }], ...proof() }
  expect(await site.refusal(takeStatement, stranger, asAdmin)).toMatchObject({
    fields: { decisions: 'unknown_reference' },
  })
  await site.database.db
    .updateTable('transactions')
    .set({ user_id: admin.user.id })
    .where('id', '=', transactionId)
    .execute()
  expect((await read(bytes)).lines[0]).toMatchObject({ verdict: 'doubtful', doubts: ['own'] })
  const { results } = await site.call(takeStatement, { ...input, ...proof() }, asAdmin)
  expect(results).toMatchObject([{ outcome: 'refused' }])
  expect(await statusOf(transactionId)).toBe('pending')
})
