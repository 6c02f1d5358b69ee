import * as z from 'zod/mini'
import { paragraphs } from '../directory/writing.ts'
import { route } from '../route.ts'
import { Id, Instant, wholeNumber } from '../wire.ts'
import {
  INVITATION_DECLINES,
  INVITATION_NOTE_MAX,
  INVITE_NOTE_MAX,
  INVITE_SKIPS,
} from './invitation-values.ts'
import { OfferOrder, OfferProducer } from './offer.ts'

export const inviteProducers = route({
  method: 'POST',
  path: '/v1/order/{id}/invite',
  summary: 'Invites producers to offer; 10 a day and 30 for one order',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    producerIds: z.array(Id).check(z.minLength(1), z.maxLength(10)),
    note: z.optional(paragraphs(0, INVITE_NOTE_MAX)),
  }),
  output: z.object({
    invited: z.array(Id),
    skipped: z.array(z.object({ id: Id, why: z.enum(INVITE_SKIPS) })),
  }),
  errors: ['unauthenticated', 'not_found', 'offers_closed'],
})

/** An invitation as the owner of the order sees it. */
export const SentInvitation = z.object({
  producer: OfferProducer,
  note: z.string(),
  createdAt: Instant,
  declined: z.nullable(
    z.object({ code: z.enum(INVITATION_DECLINES), note: z.nullable(z.string()), at: Instant }),
  ),
  hasOffered: z.boolean(),
})
export type SentInvitation = z.infer<typeof SentInvitation>

export const listSentInvitations = route({
  method: 'GET',
  path: '/v1/order/{id}/invitations',
  summary: 'Whom the owner of an order has invited',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  output: z.object({ items: z.array(SentInvitation), leftToday: z.int(), leftForOrder: z.int() }),
  errors: ['unauthenticated', 'not_found'],
})

/** An invitation as the invited producer's owner sees it. */
export const ReceivedInvitation = z.object({
  order: OfferOrder,
  producer: OfferProducer,
  note: z.string(),
  createdAt: Instant,
  declined: z.nullable(z.object({ code: z.enum(INVITATION_DECLINES), at: Instant })),
  offerId: z.nullable(Id),
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

export const listReceivedInvitations = route({
  method: 'GET',
  path: '/v1/user/invitations',
  summary: 'Orders to which one’s producers are invited, latest first',
  auth: 'user',
  query: z.strictObject({
    before: z.optional(Instant),
    limit: z._default(wholeNumber(1, 100), 30),
  }),
  output: z.object({ items: z.array(ReceivedInvitation), next: z.nullable(Instant) }),
  errors: ['unauthenticated'],
})

export const declineInvitation = route({
  method: 'POST',
  path: '/v1/order/{id}/invitation/decline',
  summary: 'Declines an invitation; the owner of the order sees the reason',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    code: z.enum(INVITATION_DECLINES),
    note: z.optional(paragraphs(0, INVITATION_NOTE_MAX)),
  }),
  output: z.undefined(),
  status: 204,
  errors: ['unauthenticated', 'not_found', 'conflict'],
})
