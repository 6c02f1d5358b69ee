import { MapAttribution } from './map-attribution.tsx'
import shapesUrl from './ukraine.svg?url&no-inline'

export type RegionMarkProps = {
  /** `ukraine` is the whole country; a place that is not on the map shows no map. */
  readonly regionSlug: string
  /** What the mark shows, in words. */
  readonly label: string
}

const CITIES: readonly string[] = ['kyiv', 'sevastopol']

/** Where in the country a listing is: one region stands out from the silhouette. */
export function RegionMark({ regionSlug, label }: RegionMarkProps) {
  if (regionSlug === 'abroad') return null
  const isWhole = regionSlug === 'ukraine'
  return (
    <figure>
      <div role="img" aria-label={label} className="relative aspect-[1000/670]">
        <div
          className={`absolute inset-0 ${isWhole ? 'bg-accent' : 'bg-line'}`}
          style={{ mask: `url("${shapesUrl}") center / contain no-repeat` }}
        />
        {!isWhole && (
          <svg viewBox="0 0 1000 670" aria-hidden="true" className="absolute inset-0 size-full">
            {/* A city is too small to be seen at this size. */}
            {regionSlug === 'sevastopol' && <circle cx="644" cy="642" r="16" className="fill-accent" />}
            {regionSlug === 'kyiv' && <circle cx="465" cy="180" r="20" className="fill-accent" />}
            {!CITIES.includes(regionSlug) && (
              <use href={`${shapesUrl}#${regionSlug}`} className="fill-accent" />
            )}
          </svg>
        )}
      </div>
      <figcaption className="mt-1 text-13 text-ink-soft print:hidden">
        <MapAttribution />
      </figcaption>
    </figure>
  )
}
