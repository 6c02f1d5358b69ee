import { keptPart } from '../../lib/hydration/kept-part.tsx'

export const KeptPageLinks = keptPart(async () => (await import('./page-links.tsx')).PageLinks, {
  isPlain: true,
})
