import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id } from '../wire.ts'
import { CONTACT_MESSAGE_MAX, CONTACT_MESSAGE_MIN } from './contact-values.ts'
import { MESSENGERS } from './order-values.ts'
import { honeypotField, paragraphs } from './writing.ts'

export const Contact = z.object({
  name: z.nullable(z.string()),
  email: z.nullable(z.string()),
  /** The phone number in E.164 format. For a producer it is the first number. */
  phone: z.optional(z.string()),
  /** All phone numbers. Present only for a producer that has more than one. */
  phones: z.optional(z.array(z.string())),
  /** Messengers in which `phone` has an account. */
  messengers: z.optional(z.array(z.enum(MESSENGERS))),
})
export type Contact = z.infer<typeof Contact>

/** The response when the owner does not show the contact. The message was e-mailed to the owner instead. */
const MessagePassed = z.object({
  sent: z.literal(true),
  /**
   * The conversation in which the message is as well. Null if the caller wrote about an order and has no published
   * producer, or if the listing has no owner who could answer.
   */
  conversationId: z.nullable(Id),
})

const contact = {
  method: 'POST',
  auth: 'optional',
  challenge: true,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    /**
     * Required if the owner does not show the contact. The server then e-mails this message to the owner, with the
     * sender's address as Reply-To.
     */
    message: z.optional(paragraphs(CONTACT_MESSAGE_MIN, CONTACT_MESSAGE_MAX)),
    ...honeypotField,
  }),
  output: z.union([Contact, MessagePassed]),
  errors: [
    'unauthenticated',
    'email_not_verified',
    'not_accepted',
    'not_found',
    'gone',
    'conflict',
    'challenge_required',
    'challenge_failed',
  ],
} as const

export const contactOrder = route({
  ...contact,
  path: '/v1/order/{id}/contact',
  summary:
    'The contact of an order that takes offers, 30 a day. Needs a verified address; a public one only a solved challenge',
})

export const contactProducer = route({
  ...contact,
  path: '/v1/producer/{id}/contact',
  summary:
    'The contact of a published producer, 30 a day. Needs a verified address; a public one only a solved challenge',
})

const opened = {
  method: 'GET',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  /** Null if the user has not asked for the contact, or if the contact is no longer shown. */
  output: z.object({ contact: z.nullable(Contact) }),
  errors: ['unauthenticated'],
} as const

export const openedOrderContact = route({
  ...opened,
  path: '/v1/order/{id}/contact',
  summary: 'The contact of an order for which the user has asked before; reading it again counts nothing',
})

export const openedProducerContact = route({
  ...opened,
  path: '/v1/producer/{id}/contact',
  summary: 'The contact of a producer for which the user has asked before; reading it again counts nothing',
})

const view = {
  method: 'POST',
  auth: 'optional',
  params: z.strictObject({ id: Id }),
  output: z.undefined(),
  status: 204,
  errors: [],
} as const

export const viewOrderOnce = route({
  ...view,
  path: '/v1/order/{id}/view',
  summary: 'Says that a page was looked at. Counted once per visitor and day; of robots and the owner never',
})

export const viewProducerOnce = route({
  ...view,
  path: '/v1/producer/{id}/view',
  summary: 'Says that a page was looked at. Counted once per visitor and day; of robots and the owner never',
})
