import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id, Instant } from '../wire.ts'

/** A token of the realtime server; another one is to be fetched when it ends. */
export const RealtimeToken = z.object({ token: z.string(), expiresAt: Instant })
export type RealtimeToken = z.infer<typeof RealtimeToken>

/** Where changes of what was answered are told, and what lets the caller in; null while nothing is told. */
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
    /** Where the channel stood before the order was looked at: whoever recovers from there misses nothing. */
    since: z.object({ offset: z.int(), epoch: z.string() }),
    /** Of the order as it stands: a page that shows an older one reads it again. */
    updatedAt: Instant,
  }),
  errors: ['not_found'],
})
