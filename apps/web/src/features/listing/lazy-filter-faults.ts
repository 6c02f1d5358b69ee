import { lazyPart } from '../../lib/hydration/lazy-part.tsx'

export const LazyFilterFaults = lazyPart(
  'filter-faults',
  async () => (await import('./filter-faults.tsx')).FilterFaults,
)
