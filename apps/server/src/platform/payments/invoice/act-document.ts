import type { LocaleCode } from '@verstat/i18n'
import { drawDocument, drawRows, drawTable, MARGIN, type Pdf, WIDTH } from '../../documents/document-parts.ts'
import type { Translate } from '../../http/error-response.ts'
import type { Kopecks } from '../payment-provider.ts'
import { priceText } from '../price-text.ts'
import { paysVat, type Seller, vatOf } from '../seller.ts'
import { amountInWords } from './amount-in-words.ts'
import { type Payer, payerLine } from './payer-line.ts'

export type ActFacts = {
  readonly number: string
  /** The date of the act in Kyiv, such as `2026-11-23`. */
  readonly day: string
  readonly service: string
  /** The days on which the paid period starts and ends. Null for a service that is done at once. */
  readonly period: { readonly from: string; readonly to: string } | null
  readonly paid: Kopecks
  readonly returned: Kopecks
  readonly payer: Payer
}

/**
 * Draws an act of services rendered (in Ukrainian «акт наданих послуг») on one page: both parties, the service and its
 * period, the amount in words and the signatures.
 */
export function drawAct(
  facts: ActFacts,
  seller: Seller,
  { locale, translate }: { readonly locale: LocaleCode; readonly translate: Translate },
): Promise<Buffer> {
  const t = (key: string, values?: Readonly<Record<string, string>>) => translate(locale, key, values)
  const title = t('invoice.act.title', { number: facts.number, day: printed(facts.day) })
  const at = new Date(`${facts.day}T12:00:00Z`)
  const total = facts.paid - facts.returned
  const code = t(seller.code.length === 8 ? 'invoice.edrpou' : 'invoice.rnokpp')
  return drawDocument({ title, author: seller.name[locale], locale, at }, (pdf) => {
    drawRows(pdf, [
      [t('invoice.act.seller'), `${seller.name[locale]}, ${code} ${seller.code}, ${seller.address[locale]}`],
      ['IBAN', `${seller.iban}, ${seller.bank}`],
      [t('invoice.tax'), t(`invoice.taxStatus.${seller.taxStatus}`)],
      [t('invoice.act.payer'), payerLine(facts.payer, t)],
    ])
    pdf.moveDown(1)
    pdf.font('regular').fontSize(10).text(t('invoice.act.text'), MARGIN, pdf.y, { width: WIDTH })
    pdf.moveDown(0.5)
    const { period } = facts
    const time = period && t('invoice.act.period', { from: printed(period.from), to: printed(period.to) })
    drawTable(pdf, [
      [t('invoice.service'), t('invoice.sum')],
      [[facts.service, time].filter(Boolean).join('\n'), priceText(facts.paid, locale)],
      ...(facts.returned > 0n
        ? [[t('invoice.act.returned'), `−${priceText(facts.returned, locale)}`] as const]
        : []),
    ])
    pdf
      .font('bold')
      .fontSize(12)
      .text(t('invoice.act.total', { total: priceText(total, locale) }), MARGIN, pdf.y + 8, {
        width: WIDTH,
        align: 'right',
      })
    const vat = paysVat(seller)
      ? t('invoice.withVat', { vat: priceText(vatOf(total), locale) })
      : t('invoice.withoutVat')
    pdf.font('regular').fontSize(10).text(vat, { width: WIDTH, align: 'right' })
    pdf
      .moveDown(1)
      .text(t('invoice.act.words', { words: amountInWords(total, locale) }), MARGIN, pdf.y, { width: WIDTH })
    pdf.moveDown(0.5).text(t('invoice.act.noClaims'), { width: WIDTH })
    pdf.moveDown(2)
    drawSignatures(pdf, [t('invoice.act.seller'), t('invoice.act.payer')], t('invoice.act.signature'))
  })
}

const COLUMN = (WIDTH - 32) / 2

function drawSignatures(pdf: Pdf, parties: readonly [string, string], signature: string): void {
  const top = pdf.y
  for (const [at, party] of parties.entries()) {
    const left = MARGIN + at * (COLUMN + 32)
    pdf.font('bold').fontSize(10).fillColor('#181c26').text(party, left, top, { width: COLUMN })
    pdf
      .moveTo(left, top + 56)
      .lineTo(left + COLUMN, top + 56)
      .lineWidth(0.5)
      .strokeColor('#8b8f99')
      .stroke()
    pdf
      .font('regular')
      .fontSize(8)
      .fillColor('#555b68')
      .text(signature, left, top + 60, { width: COLUMN })
  }
}

/** Formats a day as Ukrainian documents write it, such as `22.11.2026`. */
function printed(day: string): string {
  return day.split('-').reverse().join('.')
}
