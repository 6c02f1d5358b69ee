import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id, LocalizedText } from '../wire.ts'

/**
 * What can wait for a person, most urgent first: a deal to confirm or to complete, a decision after the last day, unread
 * offers, questions without an answer, requests for files, a request to change one's offer, an order that changed, an invitation.
 */
export const MARKET_TASKS = [
  'confirm',
  'complete',
  'decide',
  'unread',
  'answer',
  'files',
  'asked',
  'outdated',
  'invited',
] as const
export type MarketTaskKind = (typeof MARKET_TASKS)[number]

export const MarketTask = z.object({
  kind: z.enum(MARKET_TASKS),
  /** Id of the deal (`confirm`, `complete`), of one’s offer (`asked`, `outdated`) or of the order. */
  id: Id,
  /** Address of the order. Null when the order is gone. */
  slug: z.nullable(z.string()),
  title: LocalizedText,
  /** How many offers wait, for `decide` and `unread`, questions, for `answer`, or requests, for `files`; otherwise 1. */
  n: z.int(),
})
export type MarketTask = z.infer<typeof MarketTask>

export const listMarketTasks = route({
  method: 'GET',
  path: '/v1/user/offers/tasks',
  summary:
    'What waits for the caller in offers, deals, invitations and requests for files; at most three of a kind',
  auth: 'user',
  output: z.object({ items: z.array(MarketTask) }),
  errors: ['unauthenticated'],
})
