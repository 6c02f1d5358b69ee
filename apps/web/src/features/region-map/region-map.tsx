import { cx } from '@verstat/ui/class-names'
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

export type RegionPointing = {
  readonly pointed: string | undefined
  readonly onPoint: (slug: string | undefined) => void
}

export type RegionMapProps = RegionPointing & { readonly regions: readonly MapRegion[] }

/**
 * Shows a map of Ukraine. Each region is a link to its list, and a darker shade means more listings. The map is hidden
 * from keyboard and screen readers, because a list with the same links is beside it.
 */
export function RegionMap({ regions, pointed, onPoint }: RegionMapProps) {
  const most = Math.max(1, ...regions.map((region) => region.count))
  return (
    <figure>
      <svg
        viewBox="0 0 1000 670"
        className="block h-auto w-full"
        aria-hidden="true"
        onPointerLeave={() => onPoint(undefined)}
      >
        {regions.map((region) => (
          <SiteLink
            key={region.slug}
            to={region.to}
            tabIndex={-1}
            onPointerEnter={() => onPoint(region.slug)}
            className={cx(
              'stroke-paper stroke-2 transition-[fill] hover:fill-accent',
              region.slug === pointed ? 'fill-accent' : SHADES[shade(region.count, most)],
            )}
          >
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

const SHADES = [
  'fill-accent/8',
  'fill-accent/20',
  'fill-accent/35',
  'fill-accent/52',
  'fill-accent/72',
] as const

/**
 * The shade grows with the square root of the count, because a few regions have most of the orders. The lightest shade
 * means no orders.
 */
function shade(count: number, most: number): number {
  if (count === 0) return 0
  return 1 + Math.min(3, Math.floor(Math.sqrt(count / most) * 4))
}
