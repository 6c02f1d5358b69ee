import { keptPart } from '../../../lib/hydration/kept-part.tsx'

export const KeptOrderRows = keptPart(async () => (await import('./order-rows.tsx')).OrderRows, {
  isPlain: true,
})
