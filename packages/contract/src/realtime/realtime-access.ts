import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id, Instant } from '../wire.ts'

/** Fetch a new token before `expiresAt`. */
export const RealtimeToken = z.object({ token: z.string(), expiresAt: Instant })
export type RealtimeToken = z.infer<typeof RealtimeToken>

/** Channel with changes of the returned object, and the token to subscribe; null when realtime is off. */
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
    /** Channel position from before the order was read. Recovering from there misses no event. */
    since: z.object({ offset: z.int(), epoch: z.string() }),
    /** A page showing an older version must reload the order. */
    updatedAt: Instant,
  }),
  errors: ['not_found'],
})
