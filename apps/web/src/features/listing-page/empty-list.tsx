import { Chip } from '@verstat/ui/chip'
import { EmptyState } from '@verstat/ui/empty-state'
import { SearchX } from '@verstat/ui/icons'
import { LinkButton } from '@verstat/ui/link-button'
import { useHref } from '../../lib/navigation/site-link.tsx'
import { listingPath } from '../../lib/urls/listing-path.ts'
import { usePage } from '../../lib/use-page.ts'
import { type ListingPlace, listingHref } from './listing-href.ts'
import type { Neighbours } from './listing-neighbours.ts'

export type EmptyListProps = { readonly place: ListingPlace; readonly neighbours: Neighbours }

/**
 * Shown when a list is empty. Links to similar lists that are not empty, to all listings, and to the form for a new
 * listing.
 */
export function EmptyList({ place, neighbours }: EmptyListProps) {
  const { t, format } = usePage()
  const href = useHref()
  const all = listingPath(place.kind, {})
  const hasQuery = Object.keys(place.query).length > 0
  const isWhole = listingHref(place) === all
  return (
    <EmptyState
      icon={<SearchX size={28} />}
      title={t(`${place.kind}.empty.heading`)}
      text={t(isWhole ? `${place.kind}.empty.first` : `${place.kind}.empty.text`)}
    >
      {neighbours.map((group) => (
        <section key={group.heading} className="mb-3 min-w-0 basis-full">
          <h3 className="text-15">{group.heading}</h3>
          <ul className="mt-2 flex flex-wrap gap-2">
            {group.links.map((link) => (
              <li key={link.href} className="max-w-full">
                <Chip href={href(link.href)}>
                  {link.label}
                  {link.count !== undefined && (
                    <span className="ps-1.5 font-regular text-ink-soft">{format.number(link.count)}</span>
                  )}
                </Chip>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <div className="mt-2 flex basis-full flex-wrap gap-2">
        {hasQuery && (
          <LinkButton variant="primary" href={href(listingHref({ ...place, query: {} }))}>
            {t('common.filter.resetExtra')}
          </LinkButton>
        )}
        {!isWhole && <LinkButton href={href(all)}>{t(`${place.kind}.empty.reset`)}</LinkButton>}
        <LinkButton
          variant={isWhole ? 'primary' : 'quiet'}
          href={href(place.kind === 'orders' ? '/advertisement/order' : '/advertisement/producer')}
        >
          {t(`${place.kind}.empty.place`)}
        </LinkButton>
      </div>
    </EmptyState>
  )
}
