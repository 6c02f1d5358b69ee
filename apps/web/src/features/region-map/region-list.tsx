import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { usePage } from '../../lib/use-page.ts'
import type { MapRegion } from './region-map.tsx'

export type RegionListProps = { readonly regions: readonly MapRegion[] }

/** Shows the same links as the map. */
export function RegionList({ regions }: RegionListProps) {
  const { t, format } = usePage()
  return (
    <ul aria-label={t('home.map.listLabel')} className="region-list">
      {regions.map(({ slug, name, to, count }) => (
        <li key={slug}>
          <SiteLink to={to}>
            {name}
            <span>{format.number(count)}</span>
          </SiteLink>
        </li>
      ))}
    </ul>
  )
}
