import { keptPart } from '../../../lib/hydration/kept-part.tsx'

export const KeptProducerRows = keptPart(async () => (await import('./producer-rows.tsx')).ProducerRows, {
  isPlain: true,
})
