import { RegionList } from './region-list.tsx'
import { type MapRegion, RegionMap } from './region-map.tsx'

/** Shows a map and a list of regions. */
export function RegionBrowser({ regions }: { readonly regions: readonly MapRegion[] }) {
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-12">
      <RegionMap regions={regions} />
      <RegionList regions={regions} />
    </div>
  )
}
