import * as z from 'zod/mini'
import { paragraphs } from '../directory/writing.ts'
import { ASK_FIELDS, CLOSE_REASONS } from '../offers/offer-values.ts'
import { route } from '../route.ts'
import { FileLink, Id, Instant, LocalizedText, wholeNumber } from '../wire.ts'
import {
  CONVERSATION_CLOSES,
  CONVERSATION_LINES,
  CONVERSATION_SIDES,
  MESSAGE_FILES_MAX,
  MESSAGE_TEXT_MAX,
  MESSAGES_SHOWN,
  OFFER_STEPS,
} from './message-values.ts'

/** One message, or a line about the offer or the deal. The text is plain; card numbers in it are masked. */
export const Message = z.object({
  id: Id,
  /** Place in the conversation. It grows with each message, without gaps. A line has that of the message before it, or 0. */
  seq: z.int(),
  /** Null for a line. */
  from: z.nullable(z.enum(CONVERSATION_SIDES)),
  line: z.nullable(z.enum(CONVERSATION_LINES)),
  /** What the customer asked to change, for the line about it. Null for everything else, and once it was erased. */
  ask: z.nullable(z.object({ text: z.string(), fields: z.array(z.enum(ASK_FIELDS)) })),
  /** Empty for a line, and for a message that was taken back. */
  text: z.string(),
  files: z.array(FileLink),
  isTakenBack: z.boolean(),
  editedAt: z.nullable(Instant),
  createdAt: Instant,
})
export type Message = z.infer<typeof Message>

/** A person in a conversation. `name` is null once the account was erased. */
export const ConversationParty = z.object({
  userId: z.nullable(Id),
  name: z.nullable(z.string()),
  producer: z.nullable(z.object({ id: Id, slug: z.string(), name: z.string() })),
})

export const ConversationSummary = z.object({
  id: Id,
  side: z.enum(CONVERSATION_SIDES),
  /** The person on the other side. */
  other: ConversationParty,
  /** What the conversation is about. Null if it is about no order, or about one that was erased. */
  order: z.nullable(z.object({ id: Id, slug: z.string(), title: LocalizedText })),
  /** How many messages of the other side the caller has not read. */
  unread: z.int(),
  /** The last message, or the line about the offer or the deal that came after it. */
  last: z.nullable(
    z.object({
      from: z.nullable(z.enum(CONVERSATION_SIDES)),
      line: z.nullable(z.enum(CONVERSATION_LINES)),
      text: z.string(),
      at: Instant,
    }),
  ),
})
export type ConversationSummary = z.infer<typeof ConversationSummary>

export const Conversation = z.extend(ConversationSummary, {
  /** The offer of the producer to the order, and the deal about it. The caller may read both. */
  offerId: z.nullable(Id),
  dealId: z.nullable(Id),
  /** Why that offer was closed. Null while it is not. */
  closedReason: z.nullable(z.enum(CLOSE_REASONS)),
  /** What the caller can do about the offer now. */
  steps: z.array(z.enum(OFFER_STEPS)),
  /** The last message that the caller has read, and the one that the other side has. The latter is null if hidden. */
  readSeq: z.int(),
  otherReadSeq: z.nullable(z.int()),
  lastSeq: z.int(),
  /** Why nobody can write. Null if the caller may. */
  closed: z.nullable(z.enum(CONVERSATION_CLOSES)),
  /** How many messages the caller may send before the other side answers. */
  left: z.int(),
})
export type Conversation = z.infer<typeof Conversation>

const target = { id: Id }
const within = { conversationId: Id }
const text = paragraphs(1, MESSAGE_TEXT_MAX)
const files = z.optional(z.array(Id).check(z.maxLength(MESSAGE_FILES_MAX)))

export const startConversation = route({
  method: 'POST',
  path: '/v1/conversation',
  summary:
    'Writes to a producer, or as a producer to the customer of an order; continues the conversation there is',
  auth: 'user',
  body: z.strictObject({
    producerId: Id,
    orderId: z.optional(Id),
    text,
    /** Made by the caller. Sending it again gives the same message. */
    id: z.optional(Id),
  }),
  output: Conversation,
  errors: ['unauthenticated', 'not_found', 'not_accepted', 'not_eligible', 'quota_reached', 'conflict'],
})

export const listConversations = route({
  method: 'GET',
  path: '/v1/user/conversations',
  summary: 'One’s own conversations, the latest message first',
  auth: 'user',
  query: z.strictObject({
    unread: z.optional(z.literal('true')),
    /** Only those with this producer, and about this order. */
    producerId: z.optional(Id),
    orderId: z.optional(Id),
    /** Words that a message, the title of the order or the name of the other side contains. */
    query: z.optional(z.string().check(z.trim(), z.minLength(2), z.maxLength(100))),
    before: z.optional(Instant),
    limit: z._default(wholeNumber(1, 100), 30),
  }),
  output: z.object({
    items: z.array(ConversationSummary),
    next: z.nullable(Instant),
    /** How many conversations have something unread. */
    unread: z.int(),
  }),
  errors: ['unauthenticated'],
})

export const getConversation = route({
  method: 'GET',
  path: '/v1/conversation/{id}',
  summary: 'One conversation, for its two sides',
  auth: 'user',
  params: z.strictObject(target),
  output: Conversation,
  errors: ['unauthenticated', 'not_found'],
})

export const listMessages = route({
  method: 'GET',
  path: '/v1/conversation/{conversationId}/messages',
  summary: 'The latest messages, or those before or after one, oldest first',
  auth: 'user',
  answerCode: true,
  params: z.strictObject(within),
  query: z.strictObject({
    before: z.optional(Id),
    after: z.optional(Id),
    limit: z._default(wholeNumber(1, 100), MESSAGES_SHOWN),
  }),
  output: z.object({
    items: z.array(Message),
    /** Whether there are more in the direction asked for; without one, whether there are earlier ones. */
    more: z.boolean(),
    /** Which side the caller is. */
    side: z.enum(CONVERSATION_SIDES),
  }),
  errors: ['unauthenticated', 'not_found'],
})

export const sendMessage = route({
  method: 'POST',
  path: '/v1/conversation/{conversationId}/messages',
  summary: 'Sends a message. Its id is made by the caller; sending it again gives the same message',
  auth: 'user',
  answerCode: true,
  params: z.strictObject(within),
  body: z.strictObject({
    id: Id,
    text: z._default(paragraphs(0, MESSAGE_TEXT_MAX), ''),
    files,
    /** The last message that the sender has seen: it is read with the answer. With an answer code, the default is all. */
    upTo: z.optional(Id),
  }),
  output: Message,
  status: 201,
  errors: ['unauthenticated', 'not_found', 'not_accepted', 'quota_reached', 'conflict'],
})

export const editMessage = route({
  method: 'PATCH',
  path: '/v1/conversation/{conversationId}/messages/{id}',
  summary: 'Changes an own message within ten minutes, until somebody reports it',
  auth: 'user',
  params: z.strictObject({ ...within, id: Id }),
  body: z.strictObject({ text }),
  output: Message,
  errors: ['unauthenticated', 'not_found', 'move_forbidden', 'not_accepted'],
})

export const takeMessageBack = route({
  method: 'DELETE',
  path: '/v1/conversation/{conversationId}/messages/{id}',
  summary: 'Takes an own message back within ten minutes, until somebody reports it; its place stays',
  auth: 'user',
  params: z.strictObject({ ...within, id: Id }),
  output: Message,
  errors: ['unauthenticated', 'not_found', 'move_forbidden'],
})

export const readConversation = route({
  method: 'POST',
  path: '/v1/conversation/{id}/read',
  summary: 'Marks everything up to a message as read',
  auth: 'user',
  params: z.strictObject(target),
  body: z.strictObject({ upTo: Id }),
  output: z.object({
    readSeq: z.int(),
    /** How many conversations of the caller have something unread. */
    unread: z.int(),
  }),
  errors: ['unauthenticated', 'not_found'],
})
