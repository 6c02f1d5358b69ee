import { lazyPart } from '../../lib/hydration/lazy-part.tsx'

export const LazyEmptyList = lazyPart('empty-list', async () => (await import('./empty-list.tsx')).EmptyList)
