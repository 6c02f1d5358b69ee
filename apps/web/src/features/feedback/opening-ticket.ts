import { createIsomorphicFn } from '@tanstack/react-start'
import { apiErrorCode, getChallenge } from '@verstat/contract/browser'
import type { PageContext } from '../../lib/page-context.ts'

/**
 * What says when the form was opened, for browsers without JavaScript: only the server's pages are for them. Without
 * one, when too many were asked for, the form still works.
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
