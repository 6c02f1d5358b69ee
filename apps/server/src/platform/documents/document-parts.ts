import { fileURLToPath } from 'node:url'
import type { LocaleCode } from '@verstat/i18n'
import PDFDocument from 'pdfkit'

export type Pdf = InstanceType<typeof PDFDocument>

/** The margin in PDF points. A page of A4 is 595 × 842 points. */
export const MARGIN = 56
export const WIDTH = 595.28 - 2 * MARGIN
const LABEL_WIDTH = 130

/** Draws a document with embedded fonts: `draw` fills the page. */
export async function drawDocument(
  {
    title,
    author,
    locale,
    at,
  }: {
    readonly title: string
    readonly author: string
    readonly locale: LocaleCode
    readonly at: Date
  },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    lang: locale,
    info: { Title: title, Author: author, CreationDate: at },
  })
  const done = collect(pdf)
  pdf.registerFont('regular', fontFile('400Regular')).registerFont('bold', fontFile('600SemiBold'))
  pdf.font('bold').fontSize(18).text(title)
  pdf.moveDown(1)
  draw(pdf)
  pdf.end()
  return done
}

/** Draws labelled values. A row that does not fit on the rest of the page begins on the next one. */
export function drawRows(pdf: Pdf, pairs: readonly (readonly [label: string, value: string])[]): void {
  const [labelled, valued] = [{ width: LABEL_WIDTH }, { width: WIDTH - LABEL_WIDTH }]
  for (const [label, value] of pairs) {
    pdf.font('regular').fontSize(10)
    const labelHeight = pdf.heightOfString(label, labelled)
    const height = Math.max(labelHeight, pdf.heightOfString(value, valued))
    // A value that is longer than a page fills the rest of this page first.
    if (pdf.y + Math.min(height, LONG_ROW) > pdf.page.maxY()) pdf.addPage()
    const top = pdf.y
    pdf.fillColor('#555b68').text(label, MARGIN, top, labelled)
    pdf.fillColor('#181c26').text(value, MARGIN + LABEL_WIDTH, top, valued)
    pdf.x = MARGIN
    // After a page break inside the value, its end is on another page than the label.
    pdf.y = (pdf.y < top ? pdf.y : Math.max(top + labelHeight, pdf.y)) + 4
  }
}

/** Height in points up to which a row is kept on one page. */
const LONG_ROW = 80

const SUM_WIDTH = 110

export function drawTable(pdf: Pdf, lines: readonly (readonly [service: string, sum: string])[]): void {
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
