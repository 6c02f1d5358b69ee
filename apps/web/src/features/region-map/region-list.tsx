import { cx } from '@verstat/ui/class-names'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { MapRegion, RegionPointing } from './region-map.tsx'

export type RegionListProps = RegionPointing & { readonly regions: readonly MapRegion[] }

/** Shows the same links as the map. */
export function RegionList({ regions, pointed, onPoint }: RegionListProps) {
  const { t, format } = usePage()
  return (
    <ul
      aria-label={t('home.map.listLabel')}
      className="columns-2 gap-x-6 sm:columns-3 lg:columns-2"
      onPointerLeave={() => onPoint(undefined)}
    >
      {regions.map(({ slug, name, to, count }) => (
        <li key={slug} className="break-inside-avoid border-b border-line">
          <SiteLink
            to={to}
            onPointerEnter={() => onPoint(slug)}
            className={cx(
              'flex min-h-8 items-center justify-between gap-2 py-1 no-underline hover:text-accent pointer-coarse:min-h-11',
              pointed === slug && 'text-accent',
            )}
          >
            <span className="min-w-0">{name}</span>
            <span className="text-ink-soft">{format.number(count)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
