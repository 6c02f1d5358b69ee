import { cx } from '@verstat/ui/class-names'
import { SiteLink } from '../../lib/navigation/site-link.tsx'
import { MapAttribution } from './map-attribution.tsx'
// A file of its own, not markup: the shapes are fetched once and stay out of every page and out of hydration.
import shapesUrl from './ukraine.svg?url&no-inline'

export type MapRegion = {
  readonly slug: string
  readonly name: string
  /** Where its shape leads. */
  readonly to: string
  /** What pointing at it says: «Львівська область: 34 замовлення». */
  readonly title: string
  readonly count: number
}

/** The region that somebody points at, by slug. */
export type RegionPointing = {
  readonly pointed: string | undefined
  readonly onPoint: (slug: string | undefined) => void
}

export type RegionMapProps = RegionPointing & { readonly regions: readonly MapRegion[] }

/**
 * Ukraine by region; the shape is the link and the shade is the count. It repeats a list of links that stands beside
 * it, so keyboards and screen readers are spared the second round.
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

/** A few regions have most of the orders, so the scale is that of square roots; only none is the lightest. */
function shade(count: number, most: number): number {
  if (count === 0) return 0
  return 1 + Math.min(3, Math.floor(Math.sqrt(count / most) * 4))
}
