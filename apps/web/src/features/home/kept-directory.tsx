import { keptPart } from '../../lib/hydration/kept-part.tsx'

export const KeptDirectory = keptPart(async () => (await import('./home-directory.tsx')).HomeDirectory, {
  isPlain: true,
})
