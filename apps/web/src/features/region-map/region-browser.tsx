import { useState } from 'react'
import { RegionList } from './region-list.tsx'
import { type MapRegion, RegionMap } from './region-map.tsx'

/** Shows a map and a list of regions. Hovering a region on the map highlights it in the list, and vice versa. */
export function RegionBrowser({ regions }: { readonly regions: readonly MapRegion[] }) {
  const [pointed, setPointed] = useState<string>()
  return (
    <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-12">
      <RegionMap regions={regions} pointed={pointed} onPoint={setPointed} />
      <RegionList regions={regions} pointed={pointed} onPoint={setPointed} />
    </div>
  )
}
