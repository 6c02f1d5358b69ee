import { keptPart } from '../../lib/hydration/kept-part.tsx'

export const KeptResults = keptPart(async () => (await import('./search-results.tsx')).SearchResults)
export const KeptFilters = keptPart(async () => (await import('./search-filters.tsx')).SearchFilters)
