import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id, Instant } from '../wire.ts'

/** The client must fetch a new token before `expiresAt`. */
export const RealtimeToken = z.object({ token: z.string(), expiresAt: Instant })
export type RealtimeToken = z.infer<typeof RealtimeToken>

/**
 * The realtime channel that reports changes of the returned object, and the token to subscribe to the channel. Null if
 * realtime is off.
 */
export const RealtimeAccess = z.nullable(z.object({ channel: z.string(), token: z.string() }))
export type RealtimeAccess = z.infer<typeof RealtimeAccess>

export const getConnectionToken = route({
  method: 'GET',
  path: '/v1/centrifugo/token/{id}',
  summary: 'A token to connect to the realtime server as oneself; the id is one’s own or `me`',
  auth: 'user',
  params: z.strictObject({ id: z.union([Id, z.literal('me')]) }),
  output: RealtimeToken,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
})

export const getOrderToken = route({
  method: 'GET',
  path: '/v1/centrifugo/token/order/{id}',
  summary: 'A token for the channel of an order that the caller may open, and where to begin to hear',
  auth: 'optional',
  params: z.strictObject({ id: Id }),
  output: z.extend(RealtimeToken, {
    /**
     * A position in the channel from before the order was read. A client that resumes from this position misses no
     * event.
     */
    since: z.object({ offset: z.int(), epoch: z.string() }),
    /** A page that shows an older version of the order must load it again. */
    updatedAt: Instant,
    /** The same holds for a page that shows another number of offers or of answered questions. */
    offers: z.int(),
    questions: z.int(),
  }),
  errors: ['not_found'],
})
