import { fileURLToPath } from 'node:url'
import type { LocaleCode } from '@verstat/i18n'
import PDFDocument from 'pdfkit'
import { encode } from 'uqr'
import type { Translate } from '../../http/error-response.ts'
import type { Kopecks } from '../payment-provider.ts'
import { priceText } from '../price-text.ts'
import { paysVat, type Seller, vatOf } from '../seller.ts'
import { documentDay } from './invoice.ts'

export type InvoiceFacts = {
  readonly number: string
  readonly issuedAt: Date
  readonly payUntil: Date
  readonly service: string
  readonly amount: Kopecks
  readonly purpose: string
  readonly qrUrl: string
}

type Pdf = InstanceType<typeof PDFDocument>

/** The margin in PDF points. A page of A4 is 595 × 842 points. */
const MARGIN = 56
const WIDTH = 595.28 - 2 * MARGIN
const QR_SIZE = 170
const LABEL_WIDTH = 130

/** Draws a one-page PDF invoice in one language. Its QR code opens the payer's banking app. */
export async function drawInvoice(
  facts: InvoiceFacts,
  seller: Seller,
  { locale, translate }: { readonly locale: LocaleCode; readonly translate: Translate },
): Promise<Buffer> {
  const t = (key: string, values?: Readonly<Record<string, string>>) => translate(locale, key, values)
  const title = t('invoice.title', { number: facts.number, day: documentDay(facts.issuedAt) })
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    info: { Title: title, Author: seller.name[locale], CreationDate: facts.issuedAt },
  })
  const done = collect(pdf)
  pdf.registerFont('regular', fontFile('400Regular')).registerFont('bold', fontFile('600SemiBold'))
  pdf.font('bold').fontSize(18).text(title)
  pdf.moveDown(1)
  rows(pdf, [
    [t('invoice.seller'), seller.name[locale]],
    [seller.code.length === 8 ? t('invoice.edrpou') : t('invoice.rnokpp'), seller.code],
    ['IBAN', seller.iban],
    [t('invoice.bank'), seller.bank],
    [t('invoice.address'), seller.address[locale]],
    [t('invoice.tax'), t(`invoice.taxStatus.${seller.taxStatus}`)],
    [t('invoice.payer'), '______________________________________'],
  ])
  pdf.moveDown(1)
  const total = priceText(facts.amount, locale)
  table(pdf, [
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
  rows(pdf, [
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
  pdf.end()
  return done
}

function rows(pdf: Pdf, pairs: readonly (readonly [label: string, value: string])[]): void {
  for (const [label, value] of pairs) {
    const top = pdf.y
    pdf.font('regular').fontSize(10).fillColor('#555b68').text(label, MARGIN, top, { width: LABEL_WIDTH })
    const below = pdf.y
    pdf.fillColor('#181c26').text(value, MARGIN + LABEL_WIDTH, top, { width: WIDTH - LABEL_WIDTH })
    pdf.x = MARGIN
    pdf.y = Math.max(below, pdf.y) + 4
  }
}

const SUM_WIDTH = 110

function table(pdf: Pdf, lines: readonly (readonly [service: string, sum: string])[]): void {
  for (const [index, [service, sum]] of lines.entries()) {
    const top = pdf.y + 6
    pdf.font(index === 0 ? 'bold' : 'regular').fontSize(10)
    pdf.text(sum, MARGIN + WIDTH - SUM_WIDTH, top, { width: SUM_WIDTH, align: 'right' })
    pdf.text(service, MARGIN, top, { width: WIDTH - SUM_WIDTH - 16 })
    pdf.y += 6
    pdf
      .moveTo(MARGIN, pdf.y)
      .lineTo(MARGIN + WIDTH, pdf.y)
      .lineWidth(0.5)
      .strokeColor('#8b8f99')
      .stroke()
  }
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

/** One font file contains the whole alphabet. The PDF embeds only the glyphs that it uses. */
function fontFile(weight: '400Regular' | '600SemiBold'): string {
  return fileURLToPath(import.meta.resolve(`@expo-google-fonts/onest/${weight}/Onest_${weight}.ttf`))
}

function collect(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((done, fail) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => done(Buffer.concat(chunks)))
    pdf.on('error', fail)
  })
}
