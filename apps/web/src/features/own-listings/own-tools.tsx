import { useRouter } from '@tanstack/react-router'
import { Badge } from '@verstat/ui/badge'
import { SiteLink, useHref } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { ListingActions } from './listing-actions.tsx'
import type { OwnTools } from './load-own-tools.ts'
import { ownListingsPath } from './own-listings-query.ts'
import { OwnNotes } from './own-notes.tsx'
import { ResultsPart } from './results/results-part.tsx'

/** Shows the state of the listing and the owner's actions on the page of the listing. Staff see no actions. */
export function OwnToolsPart({ tools: { access, listing, results, hidden } }: { readonly tools: OwnTools }) {
  const { t } = usePage()
  const router = useRouter()
  const href = useHref()
  const isOwner = access === 'owner'
  return (
    <section
      aria-labelledby="own-heading"
      className="grid grid-cols-1 gap-x-10 gap-y-4 rounded-12 border border-line bg-surface p-4 lg:grid-cols-2"
    >
      <div className="grid grid-cols-1 content-start gap-2">
        <h2 id="own-heading" className="text-17">
          {t(isOwner ? 'own.tools.title' : 'own.tools.staff')}
        </h2>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-13 text-ink-soft">
          <Badge tone={listing.state.tone}>{listing.state.text}</Badge>
          {listing.views}, {listing.leads.text}
        </p>
        {hidden && listing.kind === 'producer' && <p className="text-13">{hidden.text}</p>}
        <OwnNotes notes={listing.notes} />
        {isOwner && (
          <ListingActions
            target={listing}
            title={listing.title.text}
            editHref={listing.editHref}
            allowed={listing.allowed}
            endsSoon={listing.endsSoon}
            offers={listing.offers}
            paidLeft={listing.paidLeft}
            changed={() => router.invalidate()}
            // A deleted listing has no page, so open the list of the user's listings.
            deleted={() => router.navigate({ to: '/', href: href(ownListingsPath({ kind: listing.kind })) })}
          />
        )}
        {listing.planHref !== undefined && (
          <SiteLink
            to={listing.planHref}
            className="text-link inline-flex min-h-8 items-center justify-self-start text-13 pointer-coarse:min-h-11"
          >
            {t('own.tools.plan')}
          </SiteLink>
        )}
        <SiteLink
          to={isOwner ? ownListingsPath({ kind: listing.kind }) : '/panel'}
          className="text-link inline-flex min-h-8 items-center justify-self-start text-13 pointer-coarse:min-h-11"
        >
          {t(isOwner ? 'own.tools.all' : 'own.tools.panel')}
        </SiteLink>
      </div>
      {results && <ResultsPart results={results} />}
    </section>
  )
}
