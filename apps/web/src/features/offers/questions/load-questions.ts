import type { RouteOutput, listQuestions as route } from '@verstat/contract'
import { apiErrorCode, listQuestions } from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'

/** Loads the questions to an order. Staff may see orders whose questions they may not read. */
export async function loadQuestions(
  { send }: PageContext,
  id: string,
  signal: AbortSignal,
): Promise<RouteOutput<typeof route>> {
  try {
    return await send(listQuestions, { id }, { signal })
  } catch (error) {
    if (apiErrorCode(error) === 'not_found') return { items: [], canAsk: false }
    throw error
  }
}
