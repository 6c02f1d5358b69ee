import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { MapAttribution } from './map-attribution.tsx'
// The shapes are in a separate file. Browsers cache the file, and pages and hydration stay small.
import shapesUrl from './ukraine.svg?url&no-inline'

export type MapRegion = {
  readonly slug: string
  readonly name: string
  /** Path of the region's list. */
  readonly to: string
  /** Tooltip, such as «Львівська область: 34 замовлення». */
  readonly title: string
  readonly count: number
}

export type RegionMapProps = { readonly regions: readonly MapRegion[] }

/**
 * Shows a map of Ukraine. Each region is a link to its list, and a darker shade means more listings. The map is hidden
 * from keyboard and screen readers, because a list with the same links is beside it.
 */
export function RegionMap({ regions }: RegionMapProps) {
  const most = Math.max(1, ...regions.map((region) => region.count))
  return (
    <figure>
      <svg viewBox="0 0 1000 670" className="region-map block h-auto w-full" aria-hidden="true">
        {regions.map((region) => (
          <SiteLink key={region.slug} to={region.to} tabIndex={-1} className={shadeClass(region.count, most)}>
            <title>{region.title}</title>
            {region.slug === 'sevastopol' ? (
              <circle cx="644" cy="642" r="9" />
            ) : (
              <use href={`${shapesUrl}#${region.slug}`} />
            )}
          </SiteLink>
        ))}
      </svg>
      <figcaption className="mt-2 text-13 text-ink-soft">
        <MapAttribution />
      </figcaption>
    </figure>
  )
}

/**
 * The shade grows with the square root of the count, because a few regions have most of the orders. A region without
 * orders has no class.
 */
function shadeClass(count: number, most: number): string | undefined {
  if (count === 0) return undefined
  return `shade-${1 + Math.min(3, Math.floor(Math.sqrt(count / most) * 4))}`
}
