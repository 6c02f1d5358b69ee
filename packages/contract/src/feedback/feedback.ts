import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Email, Id, Instant, LocalizedText, listFields, pageQueryFields } from '../wire.ts'
import {
  FEEDBACK_MESSAGE_MAX,
  FEEDBACK_MESSAGE_MIN,
  FEEDBACK_NAME_MAX,
  FEEDBACK_SUBJECTS,
  FEEDBACK_TOPICS,
  FEEDBACK_VIEWS,
  REPORT_REASONS,
  SPOKEN_SUBJECTS,
} from './feedback-values.ts'

export const createFeedback = route({
  method: 'POST',
  path: '/v1/feedback/create',
  summary:
    'Writes to the operator. Without a solved challenge fewer are taken, and they are marked for staff',
  auth: 'optional',
  challenge: true,
  body: z.strictObject({
    topic: z.enum(FEEDBACK_TOPICS),
    name: z
      .string()
      .check(z.trim(), z.minLength(1), z.maxLength(FEEDBACK_NAME_MAX), z.regex(/^[^\p{Cc}<>]+$/u)),
    email: Email,
    message: z.string().check(z.trim(), z.minLength(FEEDBACK_MESSAGE_MIN), z.maxLength(FEEDBACK_MESSAGE_MAX)),
    /** A question, an offer or a message that the caller may not read is `unknown_reference`. */
    subject: z.optional(z.strictObject({ type: z.enum(FEEDBACK_SUBJECTS), id: Id })),
    reason: z.optional(z.enum(REPORT_REASONS)),
    /** A honeypot field that only robots fill in. */
    website: z.optional(z.string().check(z.maxLength(500))),
    /**
     * The `ticket` from `getChallenge`, which forms without JavaScript send. It contains the time when the form was
     * opened.
     */
    ticket: z.optional(z.string().check(z.maxLength(200))),
  }),
  output: z.object({ number: z.int() }),
  status: 201,
  errors: ['challenge_required', 'challenge_failed'],
})

export const getReported = route({
  method: 'GET',
  path: '/v1/feedback/subject/{type}/{id}',
  summary: 'A question, an offer or a message that the caller may report: what it is, in its first words',
  auth: 'optional',
  params: z.strictObject({ type: z.enum(SPOKEN_SUBJECTS), id: Id }),
  output: z.object({
    type: z.enum(SPOKEN_SUBJECTS),
    id: Id,
    /** First words of a question or a message. Null for an offer, and for a message without a text. */
    text: z.nullable(z.string()),
    /** The number of an offer. */
    number: z.nullable(z.int()),
    /** The title of the order that it is about. */
    title: z.nullable(LocalizedText),
    /** Where the caller reads it, without the language. */
    path: z.string(),
  }),
  errors: ['not_found'],
})

export const getChallenge = route({
  method: 'GET',
  path: '/v1/challenge',
  summary: 'A proof of work: find `number` up to `maxNumber` with SHA-256(salt + number) = challenge',
  auth: 'public',
  output: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: z.string(),
    maxNumber: z.int(),
    salt: z.string(),
    signature: z.string(),
    expiresAt: Instant,
    /** Forms without JavaScript send this ticket because they cannot solve the proof-of-work challenge. */
    ticket: z.string(),
  }),
  errors: [],
})

/** A message from the feedback form, with the data that only staff see. */
export const Feedback = z.object({
  id: Id,
  number: z.int(),
  topic: z.enum(FEEDBACK_TOPICS),
  name: z.string(),
  email: z.string(),
  message: z.string(),
  /**
   * What the message reports or mentions. `title` is that of the listing, or of the order that the rest is about, and
   * null once that was erased. The title of a producer is its name, which is the same in both languages.
   */
  subject: z.nullable(
    z.object({
      type: z.enum(FEEDBACK_SUBJECTS),
      id: Id,
      title: z.nullable(LocalizedText),
      /** The order of a question, an offer or a message. Null for the rest, and if there is none. */
      orderId: z.nullable(Id),
      /** First words of a question. Staff read offers and messages for a written reason only. */
      text: z.nullable(z.string()),
      /** Whether it was erased. */
      isGone: z.boolean(),
    }),
  ),
  reason: z.nullable(z.enum(REPORT_REASONS)),
  /** The sender's account. Null if the sender was not signed in. */
  userId: z.nullable(Id),
  /** Whether the message was sent without a solved proof-of-work challenge. */
  unproven: z.boolean(),
  /** Whether the sender is probably a robot. */
  suspect: z.boolean(),
  createdAt: Instant,
  handledAt: z.nullable(Instant),
  /** Replies of staff. The oldest is first. */
  answers: z.array(
    z.object({
      message: z.string(),
      /** Null after the account of the staff member was erased. */
      author: z.nullable(z.string()),
      createdAt: Instant,
    }),
  ),
})
export type Feedback = z.infer<typeof Feedback>

export const listFeedback = route({
  method: 'GET',
  path: '/v1/panel/feedback',
  summary: 'What was written to the operator, latest first',
  auth: 'staff',
  query: z.strictObject({
    ...pageQueryFields,
    show: z._default(z.enum(FEEDBACK_VIEWS), 'open'),
    topic: z.optional(z.enum(FEEDBACK_TOPICS)),
  }),
  output: z.object(listFields(Feedback)),
  errors: ['unauthenticated', 'forbidden', 'second_factor_missing'],
})

export const handleFeedback = route({
  method: 'POST',
  path: '/v1/panel/feedback/{id}/handled',
  summary: 'Puts a message aside as done, or back; a report only once it is answered',
  auth: 'staff',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ handled: z.boolean() }),
  output: Feedback,
  errors: ['unauthenticated', 'forbidden', 'second_factor_missing', 'not_found', 'conflict'],
})

export const answerFeedback = route({
  method: 'POST',
  path: '/v1/panel/feedback/{id}/answer',
  summary: 'Mails an answer to whoever wrote, keeps it and puts the message aside as done',
  auth: 'staff',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    message: z.string().check(z.trim(), z.minLength(1), z.maxLength(FEEDBACK_MESSAGE_MAX)),
  }),
  output: Feedback,
  errors: ['unauthenticated', 'forbidden', 'second_factor_missing', 'not_found'],
})
