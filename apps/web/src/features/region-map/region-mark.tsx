import { MapAttribution } from './map-attribution.tsx'
import { type GeoPoint, mapPosition } from './map-position.ts'
import shapesUrl from './ukraine.svg?url&no-inline'

export type RegionMarkProps = {
  /** The slug `ukraine` marks the whole country. The slug `abroad` has no map. */
  readonly regionSlug: string
  readonly label: string
  /** Exact place of the listing in the region, if it is known. */
  readonly point?: GeoPoint | null
}

const CITIES: readonly string[] = ['kyiv', 'sevastopol']

/** Shows the outline of Ukraine with the listing's region highlighted. */
export function RegionMark({ regionSlug, label, point }: RegionMarkProps) {
  if (regionSlug === 'abroad') return null
  const at = point && mapPosition(point)
  const shade = at ? 'fill-accent/40' : 'fill-accent'
  const isWhole = regionSlug === 'ukraine'
  return (
    <figure>
      <div role="img" aria-label={label} className="relative aspect-[1000/670]">
        <div
          className={`absolute inset-0 ${isWhole ? 'bg-accent' : 'bg-line'}`}
          style={{ mask: `url("${shapesUrl}") center / contain no-repeat` }}
        />
        <svg viewBox="0 0 1000 670" aria-hidden="true" className="absolute inset-0 size-full">
          {/* The city is too small to be visible as a shape. */}
          {regionSlug === 'sevastopol' && <circle cx="644" cy="642" r="16" className={shade} />}
          {regionSlug === 'kyiv' && <circle cx="465" cy="180" r="20" className={shade} />}
          {!isWhole && !CITIES.includes(regionSlug) && (
            <use href={`${shapesUrl}#${regionSlug}`} className={shade} />
          )}
          {at && <circle cx={at.x} cy={at.y} r="18" className="fill-accent stroke-paper stroke-4" />}
        </svg>
      </div>
      <figcaption className="mt-1 text-13 text-ink-soft print:hidden">
        <MapAttribution />
      </figcaption>
    </figure>
  )
}
