import { lazyPart } from '../../../lib/hydration/lazy-part.tsx'

export const LazyFilesPart = lazyPart('files', async () => (await import('./files-part.tsx')).FilesPart)
