import type { ListingKind } from '@verstat/contract'
import { getOwnProducer } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'
import { fieldsOfProducer } from './producer/producer-form-fields.ts'
import { producerGains } from './producer/producer-gains.ts'

/**
 * The completeness of a profile, the addition that would make the profile most useful, and the path of the form step
 * for this addition.
 */
export type NextStep = { readonly percent: number; readonly text: string; readonly to: string }

/** Returns the most useful addition to a profile. Returns undefined when the profile is complete. */
export async function loadNextStep(
  { t, send }: PageContext,
  slug: string,
  signal: AbortSignal,
): Promise<NextStep | undefined> {
  const producer = await send(getOwnProducer, { slug }, { signal })
  const [best] = producerGains(fieldsOfProducer(producer))
    .filter(({ isFilled }) => !isFilled)
    .toSorted((left, right) => right.weight - left.weight)
  if (!best) return undefined
  const kind: ListingKind = 'producer'
  return {
    percent: producer.completeness,
    text: t(`placing.gain.${kind}.${best.key}` as 'placing.gain.producer.logo'),
    to: `/user/advertisment/edit/producer/${slug}?step=${best.step}`,
  }
}
