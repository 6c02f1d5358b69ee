import { Badge } from '@verstat/ui/badge'
import type { ReactNode } from 'react'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import { PaidMarks } from '../listing/rows/paid-marks.tsx'
import { ListingActions } from './listing-actions.tsx'
import type { OwnListingView } from './own-listing-view.ts'
import { OwnNotes } from './own-notes.tsx'

type Props = {
  readonly listing: OwnListingView
  readonly changed: () => Promise<void>
  /** More about the listing, below its facts. */
  readonly children?: ReactNode
}

export function OwnListingRow({ listing, changed, children }: Props) {
  const { t } = usePage()
  const { title, href, state, paid, facts, views, leads, notes, offers } = listing
  return (
    <li className="grid gap-x-8 gap-y-3 px-4 py-4 lg:grid-cols-[minmax(0,1fr)_17rem]">
      <div className="min-w-0">
        <div className="flex flex-wrap gap-1.5">
          <Badge tone={state.tone}>{state.text}</Badge>
          <PaidMarks kinds={paid} />
          {offers !== undefined && offers.unread > 0 && (
            <Badge tone="accent">{t('own.row.offersUnread', { n: offers.unread })}</Badge>
          )}
        </div>
        <h2 className="mt-1 text-17">
          <SiteLink to={href} lang={title.lang} className="text-link wrap-anywhere">
            {title.text}
          </SiteLink>
        </h2>
        <p className="mt-0.5 text-13 text-ink-soft">
          {[...facts, views].join(DOT) + DOT}
          {leads.href === undefined ? (
            leads.text
          ) : (
            <SiteLink to={leads.href} className="text-link">
              {leads.text}
            </SiteLink>
          )}
          {offers !== undefined && (
            <>
              {DOT}
              <SiteLink
                to={offers.href}
                aria-label={t('own.action.named', {
                  action: [offers.text, offers.unread > 0 && t('own.row.offersUnread', { n: offers.unread })]
                    .filter(Boolean)
                    .join(', '),
                  title: title.text,
                })}
                className="text-link"
              >
                {offers.text}
              </SiteLink>
            </>
          )}
        </p>
        <OwnNotes notes={notes} />
        {children}
        {listing.planHref !== undefined && (
          <SiteLink
            to={listing.planHref}
            aria-label={t('own.action.named', { action: t('plans.page.title'), title: title.text })}
            className="text-link mt-1 inline-flex min-h-8 items-center text-13 pointer-coarse:min-h-11"
          >
            {t('plans.page.title')}
          </SiteLink>
        )}
      </div>
      <ListingActions
        target={listing}
        title={title.text}
        editHref={listing.editHref}
        allowed={listing.allowed}
        endsSoon={listing.endsSoon}
        offers={offers}
        paidLeft={listing.paidLeft}
        changed={changed}
      />
    </li>
  )
}

// A line may break after the dot, but never before the dot.
const DOT = '\u00a0· '
