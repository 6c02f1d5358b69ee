import type { Deal } from '@verstat/contract'
import { termsFacts } from '@verstat/i18n'
import {
  drawDocument,
  drawRows,
  MARGIN,
  type Pdf,
  WIDTH,
} from '../../../platform/documents/document-parts.ts'
import type { Words } from '../offers-words.ts'

type Row = readonly [label: string, value: string]

/** What the document about a deal says. Facts that nobody stated are left out. */
export type Specification = {
  readonly title: string
  readonly sections: readonly { readonly heading: string; readonly rows: readonly Row[] }[]
  /** Sentences at the end: what the document is, and when it was made. */
  readonly ends: readonly string[]
}

export function specificationOf(
  deal: Deal,
  words: Words,
  { site, at }: { readonly site: string; readonly at: Date },
): Specification {
  const { t, format } = words
  const sections = [
    { heading: t('deals.file.parties'), rows: partyRows(deal, words) },
    { heading: t('deals.file.order'), rows: orderRows(deal, words) },
    { heading: t('deals.file.terms'), rows: termRows(deal, words) },
    { heading: t('deals.file.files'), rows: fileRows(deal, words) },
    { heading: t('deals.file.status'), rows: statusRows(deal, words) },
  ]
  return {
    title: t('deals.file.title', { number: String(deal.number) }),
    sections: sections.filter(({ rows }) => rows.length > 0),
    ends: [t('deals.file.record', { site }), t('deals.file.made', { date: format.exact(at) })],
  }
}

export function drawSpecification(
  { title, sections, ends }: Specification,
  document: Pick<Parameters<typeof drawDocument>[0], 'author' | 'locale' | 'at'>,
): Promise<Buffer> {
  return drawDocument({ ...document, title }, (pdf) => {
    for (const { heading, rows } of sections) {
      drawHeading(pdf, heading)
      drawRows(pdf, rows)
      pdf.moveDown(1)
    }
    pdf.font('regular').fontSize(10).fillColor('#181c26')
    for (const text of ends) pdf.text(text, MARGIN, pdf.y, { width: WIDTH }).moveDown(0.5)
  })
}

const HEADING_ROOM = 60

function drawHeading(pdf: Pdf, heading: string): void {
  // A heading is not left alone at the end of a page.
  if (pdf.y + HEADING_ROOM > pdf.page.maxY()) pdf.addPage()
  pdf.font('bold').fontSize(12).fillColor('#181c26').text(heading, MARGIN, pdf.y, { width: WIDTH })
  pdf.moveDown(0.3)
}

function partyRows({ customer, supplier }: Deal, { t }: Words): readonly Row[] {
  const contacts = ({ name, phone, email }: Deal['customer']) =>
    [name ?? t('deals.gone'), phone, email].filter(Boolean).join('\n')
  return [
    [t('deals.customer'), contacts(customer)],
    [t('deals.supplier'), contacts(supplier)],
  ]
}

function orderRows({ order: present, snapshot }: Deal, { t, format, pick }: Words): readonly Row[] {
  const { order, offer, quantity } = snapshot
  const unit = order.unit ?? offer.terms.unit
  return stated([
    [t('deals.file.number'), present && String(present.number)],
    [t('deals.file.name'), pick(order.title)],
    [
      t('fields.order.quantity'),
      quantity !== null && unit ? format.quantity(quantity, unit) : pick(order.quantityNote),
    ],
    [t('fields.order.neededBy'), order.neededBy && format.fullDay(order.neededBy)],
    [t('deals.file.description'), pick(order.description)],
  ])
}

function termRows({ snapshot: { offer, gross, net, currency } }: Deal, words: Words): readonly Row[] {
  const { t, format } = words
  return stated([
    [
      t('deals.revision'),
      t('deals.revisionOf', { number: String(offer.number), revision: String(offer.revision) }),
    ],
    [
      t(offer.terms.vat.mode === 'none' ? 'comparison.line.net' : 'comparison.line.gross'),
      gross === null ? null : format.money(gross, currency),
    ],
    [t('comparison.line.net'), net === null || net === gross ? null : format.money(net, currency)],
    ...termsFacts(words, offer.terms).map(({ label, lines }) => [label, lines.join('\n')] as const),
  ])
}

function fileRows({ snapshot }: Deal, { t }: Words): readonly Row[] {
  return snapshot.files.map(({ name, of, sha256 }) => [
    t(`deals.file.of.${of}`),
    [name, sha256 && t('deals.hash', { hash: sha256 })].filter(Boolean).join('\n'),
  ])
}

/** The present status, which the clock may have set before it is logged, and how the deal got there. */
function statusRows({ status, log }: Deal, { t, format }: Words): readonly Row[] {
  return [
    [t('deals.file.now'), t(`deals.status.${status}`)],
    ...log.map(
      ({ to, by, at }): Row => [
        t(`deals.status.${to}`),
        `${format.exact(at)} · ${t(`deals.by.${by ?? 'clock'}`)}`,
      ],
    ),
  ]
}

function stated(rows: readonly (readonly [string, string | null | undefined])[]): readonly Row[] {
  return rows.flatMap(([label, value]): Row[] => (value ? [[label, value]] : []))
}
