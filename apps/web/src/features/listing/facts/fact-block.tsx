import { DimensionLine } from '@verstat/ui/dimension-line'
import { TitleBlock, type TitleBlockCell } from '@verstat/ui/title-block'
import { VisuallyHidden } from '@verstat/ui/visually-hidden'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import type { ListingFact } from './listing-fact.ts'

export type FactBlockProps = {
  readonly facts: readonly ListingFact[]
  /** A cell that takes a whole row. It stands after the fact with the key `after`. */
  readonly row?: { readonly after: string; readonly cell: TitleBlockCell } | undefined
  readonly className?: string
}

/** Shows the facts of a listing as a title block, a frame of labelled cells as in a technical drawing. */
export function FactBlock({ facts, row, ...look }: FactBlockProps) {
  const cells = facts.map(factCell)
  if (row) {
    const at = cells.findIndex(({ key }) => key === row.after)
    cells.splice(at + 1, 0, { ...row.cell, width: 'full' })
  }
  return <TitleBlock cells={cells} {...look} />
}

function factCell(fact: ListingFact): TitleBlockCell {
  const { key, label, note, range } = fact
  return {
    key,
    label,
    value: <FactValue fact={fact} />,
    ...(note === undefined ? {} : { note }),
    ...(range ? { width: 'wide' } : {}),
  }
}

function FactValue({ fact: { value, href, range } }: { readonly fact: ListingFact }) {
  if (range)
    return (
      <>
        <VisuallyHidden>{value.text}</VisuallyHidden>
        <span aria-hidden="true" className="flex items-center gap-1.5 whitespace-nowrap">
          {range.from}
          <DimensionLine />
          {range.to}
        </span>
      </>
    )
  if (href === undefined) return <span lang={value.lang}>{value.text}</span>
  return (
    <SiteLink to={href} lang={value.lang} className="text-link">
      {value.text}
    </SiteLink>
  )
}
