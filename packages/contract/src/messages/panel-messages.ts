import * as z from 'zod/mini'
import { paragraphs } from '../directory/writing.ts'
import { STAFF_REASON_MAX, STAFF_REASON_MIN } from '../offers/offer-values.ts'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { route } from '../route.ts'
import { Id, LocalizedText } from '../wire.ts'
import { Message } from './conversation.ts'

const Person = z.nullable(z.object({ id: Id, name: z.string() }))

/** A reported message with those around it, oldest first, without lines about offers. */
export const OpenedMessage = z.object({
  /** The reported message, which is one of `items`. */
  id: Id,
  /** The title of the order that the conversation is about. */
  title: z.nullable(LocalizedText),
  /** Null once the account was erased. */
  customer: Person,
  supplier: Person,
  items: z.array(Message),
})
export type OpenedMessage = z.infer<typeof OpenedMessage>

export const openMessage = route({
  method: 'POST',
  path: '/v1/panel/message/{id}/open',
  summary:
    'A reported message with ten before and ten after it, for a written reason; the audit log keeps who read it and why',
  auth: 'staff',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ reason: paragraphs(STAFF_REASON_MIN, STAFF_REASON_MAX) }),
  output: OpenedMessage,
  errors: [...PANEL_ERRORS, 'not_found'],
})
