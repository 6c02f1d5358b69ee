import type { PayerDetails } from '@verstat/contract'
import { apiErrorCode, getPurchasePayer } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

/** Loads who pays for a purchase. Returns null for visitors and for users who may not see the payer. */
export async function loadPayer(
  { session, send }: PageContext,
  id: string,
  signal: AbortSignal,
): Promise<PayerDetails | null> {
  if (!(await session.load())) return null
  try {
    return await send(getPurchasePayer, { id }, { signal })
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found' || code === 'unauthenticated') return null
    throw error
  }
}
