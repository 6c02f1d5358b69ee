import type { Desk } from '../../billing-context.ts'
import { applyObservation } from '../settling/apply-observation.ts'
import type { AttemptRow } from '../transaction.repository.ts'

/**
 * Has a provider take no more money on a page that was opened: the payer chose another way, or gave up. What the
 * provider does not close, or does not say, is asked about as before, for money may still come there.
 */
export async function closeCheckout(
  ctx: Desk,
  attempt: Pick<AttemptRow, 'provider' | 'reference' | 'provider_ref' | 'created_at'>,
): Promise<void> {
  const { provider, reference } = attempt
  const result = await ctx.billing.providers
    .find(provider)
    ?.closeCheckout?.({ reference, providerRef: attempt.provider_ref, startedAt: attempt.created_at })
  if (result?.kind !== 'observed') return
  const observation = { ...result.observation, reference }
  await ctx.db.transaction().execute((tx) => applyObservation(ctx, tx, provider, observation))
}
