import { createTranslator, type LocaleCode } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import type { Seller } from '../seller.ts'
import { drawAct } from './act-document.ts'
import { createInvoice } from './invoice.ts'
import { drawInvoice } from './invoice-document.ts'

const seller: Seller = {
  name: { uk: 'ФОП Тестовий Т.Т.', en: 'Testovyi T.T., sole proprietor' },
  code: '43720363',
  iban: 'UA473052990000026005026707459',
  bank: 'АТ «Ощадбанк»',
  address: { uk: 'вул. Ґонтівська, 1, м. Київ', en: '1 Gontivska St, Kyiv' },
  taxStatus: 'general-vat',
  refundRule: { uk: 'Протягом 14 днів.', en: 'Within 14 days.' },
}
/** At this instant it is past midnight in Kyiv, so the day there is already the 23rd. */
const now = () => new Date('2026-11-22T22:30:00Z')
const expiresAt = new Date('2026-11-29T22:30:00Z')

const translate = (locale: LocaleCode, key: string, values?: Readonly<Record<string, string | number>>) => {
  const translator = createTranslator(locale, compileMessages(locale))
  return translator(key as Parameters<typeof translator>[0], values)
}

async function open(taxStatus: Seller['taxStatus'] = 'general-vat') {
  const opened = await createInvoice({ now }).openCheckout({
    seller: { ...seller, taxStatus },
    reference: 'a-1',
    amount: 67_940n,
    description: 'Producer Pro',
    lines: [],
    locale: 'en',
    returnUrl: 'https://verstat.example/r',
    callbackUrl: 'https://verstat.example/c',
    saveCard: false,
    walletId: 'w',
    expiresAt,
    number: '1042',
  })
  if (opened.kind !== 'opened' || opened.handoff.kind !== 'document') throw new Error('no document')
  return opened.handoff
}

test('the transfer names the invoice, its Kyiv day, the amount and the VAT', async () => {
  const { purpose, qrUrl, invoiceNumber } = await open()
  expect(invoiceNumber).toBe('1042')
  expect(purpose).toBe('Оплата послуг згідно з рахунком № 1042 від 23.11.2026, у т. ч. ПДВ 20 % 113.23 грн')
  const lines = Buffer.from(qrUrl.split('/').at(-1) ?? '', 'base64url')
    .toString('utf8')
    .split('\n')
  expect(lines).toContain('UAH679.40')
  expect(lines).toContain(purpose)
  expect((await open('single')).purpose).toMatch(/, без ПДВ$/)
})

test('an invoice accepts no callbacks', async () => {
  const provider = createInvoice({ now })
  expect(await provider.receive({ bytes: new Uint8Array(), headers: {} })).toMatchObject({ kind: 'rejected' })
  expect([provider.query, provider.chargeToken, provider.refund]).toEqual([undefined, undefined, undefined])
})

test.each(['uk', 'en'] as const)('the document in %s is one page with embedded fonts', async (locale) => {
  const { purpose, qrUrl } = await open()
  const facts = {
    number: '1042',
    issuedAt: now(),
    payUntil: expiresAt,
    service: 'x',
    amount: 67_940n,
    payer: null,
  }
  const pdf = await drawInvoice({ ...facts, purpose, qrUrl }, seller, { locale, translate })
  const text = pdf.toString('latin1')
  expect(text).toMatch(/^%PDF-1\.\d/)
  expect(text).toContain('/Count 1')
  expect(text).toContain(`/Lang (${locale})`)
  expect(text.match(/\/FontFile2/g)).toHaveLength(2)
  expect(text).not.toContain('Helvetica')
  expect(pdf.byteLength).toBeLessThan(100_000)
})

test.each(['uk', 'en'] as const)('the act in %s is one page with embedded fonts', async (locale) => {
  const pdf = await drawAct(
    {
      number: '1042',
      day: '2026-11-23',
      service: 'Тариф «Топ»: Пошиття двохсот робочих фартухів',
      period: { from: '2026-11-23', to: '2026-12-23' },
      paid: 67_940n,
      returned: 10_000n,
      payer: { name: 'ТОВ «Швейка»', code: '14360570', address: 'м. Львів, вул. Ґонти, 1' },
    },
    seller,
    { locale, translate },
  )
  const text = pdf.toString('latin1')
  expect(text).toContain('/Count 1')
  expect(text).toContain(`/Lang (${locale})`)
  expect(text.match(/\/FontFile2/g)).toHaveLength(2)
  expect(text).not.toContain('Helvetica')
})
