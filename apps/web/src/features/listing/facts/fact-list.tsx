import { FactsTable } from '@verstat/ui/facts-table'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import type { ListingFact } from './listing-fact.ts'

export type FactListProps = { readonly facts: readonly ListingFact[] }

/** A fact that names a category, a region or a type links to the corresponding list of listings. */
export function FactList({ facts }: FactListProps) {
  return (
    <FactsTable
      facts={facts.map(({ key, label, value, href }) => ({
        key,
        label,
        value:
          href === undefined ? (
            <span lang={value.lang}>{value.text}</span>
          ) : (
            <SiteLink to={href} lang={value.lang} className="text-link">
              {value.text}
            </SiteLink>
          ),
      }))}
    />
  )
}
