import { createIsomorphicFn } from '@tanstack/react-start'
import { apiErrorCode, getChallenge } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

/**
 * Loads a ticket that proves when the form was opened. Only browsers without JavaScript send the ticket, so only pages
 * that the server renders need one. Returns undefined after too many requests, because the form also works without a
 * ticket.
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
