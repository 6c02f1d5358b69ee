import type { JobContext } from '../../billing-context.ts'
import { applyObservation } from '../settling/apply-observation.ts'
import type { AttemptRow } from '../transaction.repository.ts'

/**
 * Closes an open checkout at its provider, because the payer chose another method or cancelled. If the provider does
 * not close the checkout, queries continue as before, because money may still arrive.
 */
export async function closeCheckout(
  ctx: JobContext,
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
