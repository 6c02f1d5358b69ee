import { lazyPart } from '../../lib/hydration/lazy-part.tsx'

export const LazyOwnTools = lazyPart('own-tools', async () => (await import('./own-tools.tsx')).OwnToolsPart)
