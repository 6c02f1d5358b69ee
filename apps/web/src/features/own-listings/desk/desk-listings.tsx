import { useRouter } from '@tanstack/react-router'
import { SiteLink } from '../../../lib/navigation/site-link.tsx'
import { usePage } from '../../../lib/use-page.ts'
import { stopSecondClick, useKeptOrder } from '../kept-order.ts'
import type { DeskListing } from '../load-own-overview.ts'
import { OwnListingRow } from '../own-listing-row.tsx'
import { ownListingsPath } from '../own-listings-query.ts'
import { ResultsChart } from '../results/results-chart.tsx'
import type { ResultsView } from '../results/results-view.ts'

export type DeskListingsProps = { readonly listings: readonly DeskListing[]; readonly total: number }

/** Shows the listings that were changed last, each with its actions and with the views and contacts that it got. */
export function DeskListings({ listings, total }: DeskListingsProps) {
  const { t } = usePage()
  const router = useRouter()
  const kept = useKeptOrder(
    listings.map((each) => ({ ...each, id: each.listing.id })),
    '',
  )
  if (listings.length === 0) return null
  return (
    <section aria-labelledby="desk-listings">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="desk-listings" className="text-20">
          {t('own.desk.listings')}
        </h2>
        <SiteLink
          to={ownListingsPath()}
          className="text-link inline-flex items-center text-13 pointer-coarse:min-h-11"
        >
          {t('own.desk.all', { n: total })}
        </SiteLink>
      </div>
      <ul
        onClickCapture={stopSecondClick}
        className="mt-3 divide-y divide-line rounded-12 border border-line bg-surface"
      >
        {kept.map(({ listing, results }) => (
          <OwnListingRow key={listing.id} listing={listing} changed={() => router.invalidate()}>
            {results && <ShortResults results={results} />}
          </OwnListingRow>
        ))}
      </ul>
    </section>
  )
}

/** Shows the results of the last 30 days and of the latest payment. The page of the listing shows all results. */
function ShortResults({ results: { sum, bars, paid } }: { readonly results: ResultsView }) {
  const [latest] = paid
  return (
    <div className="mt-2 max-w-80">
      <ResultsChart bars={bars} className="h-8" />
      <p className="mt-1 text-13 text-ink-soft">{sum}</p>
      {latest && (
        <p className="mt-1 border-s-2 border-promoted ps-2 text-13">
          {latest.text}
          {latest.before !== undefined && <span className="block text-ink-soft">{latest.before}</span>}
        </p>
      )}
    </div>
  )
}
