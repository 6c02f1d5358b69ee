import type { LocaleCode } from '@verstat/i18n'
import { encode } from 'uqr'
import { drawDocument, drawRows, drawTable, MARGIN, type Pdf, WIDTH } from '../../documents/document-parts.ts'
import type { Translate } from '../../http/error-response.ts'
import type { Kopecks } from '../payment-provider.ts'
import { priceText } from '../price-text.ts'
import { paysVat, type Seller, vatOf } from '../seller.ts'
import { documentDay } from './invoice.ts'
import { type Payer, payerLine } from './payer-line.ts'

export type InvoiceFacts = {
  readonly number: string
  readonly issuedAt: Date
  readonly payUntil: Date
  readonly service: string
  readonly amount: Kopecks
  readonly purpose: string
  readonly qrUrl: string
  /** Null when the payer is not stated, or must not be shown to the reader. */
  readonly payer: Payer | null
}

const QR_SIZE = 170

/** Draws a one-page PDF invoice in one language. Its QR code opens the payer's banking app. */
export function drawInvoice(
  facts: InvoiceFacts,
  seller: Seller,
  { locale, translate }: { readonly locale: LocaleCode; readonly translate: Translate },
): Promise<Buffer> {
  const t = (key: string, values?: Readonly<Record<string, string>>) => translate(locale, key, values)
  const title = t('invoice.title', { number: facts.number, day: documentDay(facts.issuedAt) })
  return drawDocument({ title, author: seller.name[locale], locale, at: facts.issuedAt }, (pdf) => {
    drawRows(pdf, [
      [t('invoice.seller'), seller.name[locale]],
      [seller.code.length === 8 ? t('invoice.edrpou') : t('invoice.rnokpp'), seller.code],
      ['IBAN', seller.iban],
      [t('invoice.bank'), seller.bank],
      [t('invoice.address'), seller.address[locale]],
      [t('invoice.tax'), t(`invoice.taxStatus.${seller.taxStatus}`)],
      [
        t('invoice.payer'),
        facts.payer ? payerLine(facts.payer, t) : '______________________________________',
      ],
    ])
    pdf.moveDown(1)
    const total = priceText(facts.amount, locale)
    drawTable(pdf, [
      [t('invoice.service'), t('invoice.sum')],
      [facts.service, total],
    ])
    const vat = paysVat(seller)
      ? t('invoice.withVat', { vat: priceText(vatOf(facts.amount), locale) })
      : t('invoice.withoutVat')
    pdf
      .font('bold')
      .fontSize(12)
      .text(t('invoice.total', { total }), MARGIN, pdf.y + 8, { width: WIDTH, align: 'right' })
    pdf.font('regular').fontSize(10).text(vat, { width: WIDTH, align: 'right' })
    pdf.moveDown(1.5)
    drawRows(pdf, [
      [t('invoice.purpose'), facts.purpose],
      [t('invoice.payUntil'), documentDay(facts.payUntil)],
    ])
    pdf.moveDown(1)
    const top = pdf.y
    drawQr(pdf, facts.qrUrl, MARGIN, top)
    pdf
      .font('regular')
      .fontSize(10)
      .text(t('invoice.scan'), MARGIN + QR_SIZE + 16, top + 8, { width: WIDTH - QR_SIZE - 16 })
  })
}

/**
 * Draws the QR code's modules as squares, with the hryvnia sign in the middle. The rules of this code require
 * the sign. Error correction restores the modules that the sign covers.
 */
function drawQr(pdf: Pdf, url: string, left: number, top: number): void {
  const { data, size } = encode(url, { ecc: 'M', border: 4 })
  const step = QR_SIZE / size
  pdf.rect(left, top, QR_SIZE, QR_SIZE).fill('#ffffff')
  for (const [y, row] of data.entries()) {
    // Each square is slightly larger than a module, so that printers leave no lines between modules.
    for (const [x, isDark] of row.entries())
      if (isDark) pdf.rect(left + x * step, top + y * step, step + 0.05, step + 0.05)
  }
  pdf.fill('#000000')
  const middle = QR_SIZE * 0.14
  const [x, y] = [left + (QR_SIZE - middle) / 2, top + (QR_SIZE - middle) / 2]
  pdf.rect(x, y, middle, middle).fill('#ffffff')
  pdf
    .font('bold')
    .fontSize(middle * 0.8)
    .fillColor('#000000')
  pdf.text('₴', x, y + middle * 0.02, { width: middle, align: 'center', lineBreak: false })
}
