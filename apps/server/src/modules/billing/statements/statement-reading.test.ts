import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findInvoiceNumbers } from './invoice-numbers.ts'
import { type Invoice, matchLines } from './match-lines.ts'
import { decodeStatement, splitCsv } from './split-csv.ts'
import { type BankLine, encode1251, monoFile, privatFile } from './statement-files.testing.ts'
import { findHeads } from './statement-heads.ts'
import { readLines } from './statement-lines.ts'

const IBAN = 'UA473052990000026005026707459'
const now = new Date('2027-02-10T10:00:00Z')
const line: BankLine = {
  day: '2027-02-09',
  amount: 1_149,
  payer: 'ТОВ "Швейна «Ґава»"',
  code: '43720363',
  purpose: 'Оплата послуг згідно з рахунком № 1042 від 03.02.2027, без ПДВ',
  document: '15',
}

function read(bytes: Buffer) {
  const { heads, rows, bank, columns } = findHeads(splitCsv(decodeStatement(bytes) ?? ''))
  if (!columns) throw new Error('unknown heads')
  return { bank, ...readLines(rows, heads, columns, { iban: IBAN, now }) }
}

describe('the numbers of invoices in a purpose', () => {
  test.each([
    ['Оплата послуг згідно з рахунком № 1042 від 23.11.2026, у т. ч. ПДВ 20 % 24.83 грн', [1042]],
    ['За рекламу зг.рах.№1042 вiд 23.11.26 без ПДВ', [1042]],
    ['Сплата за рахунком-фактурою N 1042', [1042]],
    ['Оплата рахунку на оплату №1042, договір № 15', [1042]],
    ['Payment for invoice 1042 of 2026-11-23', [1042]],
    ['Рахунок 1042, рахунок 1043', [1042, 1043]],
    ['Згідно договору № 1042 від 01.01.2026', []],
    ['ПДВ 20%, 149.00 грн за 30 днів', []],
    ['Акт № 7, накладна 1042', []],
    ['страх 1042', []],
  ])('%s', (purpose, numbers) => expect(findInvoiceNumbers(purpose).invoices).toEqual(numbers))
})

test('both banks’ files are read to the kopeck, with their encodings, quotes and separators', () => {
  const lines = [
    line,
    { ...line, amount: -70_000.5 },
    { ...line, amount: 0.05, payer: '"Б" ТОВ', document: '' },
  ]
  for (const [bank, bytes] of [
    ['privatbank', privatFile(lines)],
    ['monobank', monoFile(lines)],
    ['monobank', monoFile(lines, 'old')],
  ] as const) {
    const found = read(bytes)
    expect(found).toMatchObject({ bank, leftOut: { outgoing: 1 }, unreadable: [] })
    expect(found.lines.map(({ amountMinor, payerCode, day }) => [amountMinor, payerCode, day])).toEqual([
      [114_900, '43720363', '2027-02-09'],
      [5, '43720363', '2027-02-09'],
    ])
    expect(found.lines.map(({ payer }) => payer)).toEqual([line.payer, '"Б" ТОВ'])
  }
})

test('lines of other currencies and other accounts are left out', () => {
  expect(read(privatFile([line], 'USD')).leftOut.currency).toBe(1)
  const other = read(privatFile([line], 'UAH', 'UA213223130000026007233566001'))
  expect([other.lines, other.leftOut.account]).toEqual([[], 1])
})

test('a broken line is named and never guessed', () => {
  const text = decodeStatement(privatFile([line, line])) ?? ''
  const [heads = '', good = ''] = text.split('\n')
  const broken = [
    good.replace('1 149.00', '1 149.001'),
    good.replace('1 149.00', '=1149'),
    good.replace('1 149.00', '1e5'),
    good.replace('09.02.2027', '31.02.2027'),
    good.replace('09.02.2027', '11.02.2027'),
    good.replace('ТОВ', 'ТОВ; 5.00;'),
    'ТОВ;5',
    `"${good}`,
  ]
  const found = read(encode1251([heads, ...broken, good].join('\n')))
  expect(found.unreadable).toEqual([2, 3, 4, 5, 6, 7, 8])
  expect(found.lines.map(({ amountMinor }) => amountMinor)).toEqual([114_900, 114_900])
})

test('rows are named by their lines in the file although heads have line breaks', () => {
  const text = monoFile([line, line]).toString().replace('1149,00', '1149,001')
  expect(read(Buffer.from(text))).toMatchObject({ unreadable: [5], lines: [{ row: 6 }] })
})

test('a quotation mark that a bank lost never joins two payments', () => {
  const text = monoFile([{ ...line, payer: 'ТОВ' }, line, line]).toString()
  const lost = text.replace('\r\n09.02.2027;12:30:05;Кредит;"', '\r\n"09.02.2027;12:30:05;Кредит;"')
  const found = read(Buffer.from(lost))
  expect(found.lines.length + found.unreadable.length).toBe(3)
})

test('cells that are formulas stay text, and control characters disappear', () => {
  const purpose = '=HYPERLINK("http://x","a")\u0007\u202e +cmd|calc'
  expect(read(monoFile([{ ...line, purpose }])).lines[0]?.purpose).toBe(
    '=HYPERLINK("http://x","a") +cmd|calc',
  )
})

test('bytes that are no text are refused, and any text is read without an error', () => {
  expect(decodeStatement(Buffer.from([0x50, 0x4b, 3, 4, 0, 0]))).toBeUndefined()
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), fc.string(), (bytes, text) => {
      for (const decoded of [decodeStatement(bytes), decodeStatement(Buffer.from(`${text};"a;1\n"x`))]) {
        if (decoded === undefined) continue
        const { heads, rows } = findHeads(splitCsv(decoded))
        const columns = { day: 0, amount: 1, payer: 2, purpose: 3 }
        for (const each of readLines(rows, heads, columns, { iban: IBAN, now }).lines)
          expect(each.amountMinor).toBeGreaterThan(0)
      }
    }),
  )
})

test('a huge cell takes no long time', () => {
  const huge = read(
    monoFile([{ ...line, purpose: `рахунок ${'№ 1 '.repeat(30_000)}`, payer: 'ю'.repeat(20_000) }]),
  )
  expect([huge.lines[0]?.purpose.length, huge.lines[0]?.payer.length]).toEqual([500, 200])
  findInvoiceNumbers('рах '.repeat(125))
  findInvoiceNumbers('1 '.repeat(250))
})

describe('a line is matched only without any doubt:', () => {
  const invoice: Invoice = {
    transactionId: 'a',
    number: 1042,
    amountMinor: 114_900,
    payerCode: null,
    isOpen: true,
    isOwn: false,
    issuedOn: '2027-02-03',
  }
  const match = (lines: readonly Partial<BankLine>[], invoices: readonly Partial<Invoice>[] = [{}]) =>
    matchLines(
      read(privatFile(lines.map((each) => ({ ...line, ...each })))).lines,
      invoices.map((each) => ({ ...invoice, ...each })),
      new Set(),
      new Set(['2027-02-09 114900 typed']),
    ).map(({ verdict, doubts }) => [verdict, ...doubts])
  const mine = { payerCode: '43720363' }
  const other = { transactionId: 'b', number: 1043 }
  const silent = { purpose: 'Оплата послуг' }

  test.each<[string, Partial<BankLine>[], Partial<Invoice>[], string[]]>([
    ['the number and the amount', [{}], [{}], ['matched']],
    ['a bare № and the amount', [{ purpose: 'реклама №1042' }], [{}], ['matched']],
    ['the only invoice of this code and amount', [silent], [mine], ['matched']],
    ['a kopeck less', [{ amount: 1_148.99 }], [{}], ['doubtful', 'amount']],
    ['another payer than stated', [{}], [{ payerCode: '14360570' }], ['doubtful', 'payer']],
    ['a closed invoice', [{}], [{ isOpen: false }], ['doubtful', 'closed']],
    ['an invoice that came later', [{}], [{ issuedOn: '2027-02-10' }], ['doubtful', 'early']],
    ['the caller’s own invoice', [{}], [{ isOwn: true }], ['doubtful', 'own']],
    ['two invoices named', [{ purpose: 'рах. 1042, рах. 1043' }], [{}, other], ['doubtful', 'several']],
    ['two invoices of one code', [silent], [mine, { ...mine, ...other }], ['doubtful', 'several']],
    ['a bare number', [{ purpose: 'реклама 1042' }], [{}], ['doubtful', 'unclear']],
    ['a wrong number, though the code fits', [{ purpose: 'рах. 77' }], [mine], ['doubtful', 'unknown']],
    ['a bare number of another invoice', [{ purpose: 'за 1043' }], [mine, other], ['doubtful', 'unclear']],
    ['typed before', [{ document: 'typed' }], [{}], ['doubtful', 'typed']],
    ['nothing that fits', [silent], [{}], ['unmatched']],
  ])('%s', (_, lines, invoices, expected) => expect(match(lines, invoices)).toEqual([expected]))

  test('two lines for one invoice', () => {
    expect(match([{}, { document: '16' }])).toEqual([
      ['doubtful', 'twice'],
      ['doubtful', 'twice'],
    ])
  })
})
