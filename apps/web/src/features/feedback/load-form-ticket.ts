import { createIsomorphicFn } from '@tanstack/react-start'
import { apiErrorCode, getChallenge } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

/**
 * Ticket that proves when the form was opened, for browsers without JavaScript; only pages rendered on the server need
 * it. Undefined after too many requests: the form still works without it.
 */
export const formTicket = createIsomorphicFn()
  .server(async ({ send }: PageContext) => {
    try {
      return (await send(getChallenge, {})).ticket
    } catch (error) {
      if (apiErrorCode(error) === 'rate_limited') return undefined
      throw error
    }
  })
  .client(async (_: PageContext): Promise<string | undefined> => undefined)
