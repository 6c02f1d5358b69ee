import * as z from 'zod/mini'
import { paragraphs } from '../directory/writing.ts'
import { route } from '../route.ts'
import { Id, Instant, wholeNumber } from '../wire.ts'
import { OfferOrder } from './offer.ts'
import {
  ANSWER_TEXT_MAX,
  ANSWER_TEXT_MIN,
  QUESTION_HIDES,
  QUESTION_TEXT_MAX,
  QUESTION_TEXT_MIN,
} from './question-values.ts'

/** A question of a producer about an order. Others see it once it is answered, without the producer. */
export const Question = z.object({
  id: Id,
  text: z.string(),
  createdAt: Instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
  /** What the customer added later. */
  addenda: z.array(z.object({ text: z.string(), at: Instant })),
  /** Who asked. Only the customer, and the producer who asked, get it. */
  asker: z.optional(
    z.nullable(z.object({ producerId: z.nullable(Id), name: z.string(), isOwn: z.boolean() })),
  ),
  /** Why the customer does not show the question. Only the two sides get hidden questions. */
  hidden: z.optional(z.nullable(z.enum(QUESTION_HIDES))),
})
export type Question = z.infer<typeof Question>

export const listQuestions = route({
  method: 'GET',
  path: '/v1/order/{id}/questions',
  summary: 'Answered questions, oldest first; the customer also gets the others, a producer their own',
  auth: 'optional',
  params: z.strictObject({ id: Id }),
  output: z.object({
    items: z.array(Question),
    /** Whether the caller may ask now. Null for visitors. */
    canAsk: z.nullable(z.boolean()),
  }),
  errors: ['not_found'],
})

/** A question that the caller has asked. */
export const OwnQuestion = z.object({
  id: Id,
  order: OfferOrder,
  text: z.string(),
  at: Instant,
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(Instant),
  hidden: z.nullable(z.enum(QUESTION_HIDES)),
})
export type OwnQuestion = z.infer<typeof OwnQuestion>

export const listOwnQuestions = route({
  method: 'GET',
  path: '/v1/user/questions',
  summary: 'Questions that one has asked about orders, latest first',
  auth: 'user',
  query: z.strictObject({
    before: z.optional(Id),
    limit: z._default(wholeNumber(1, 100), 30),
  }),
  output: z.object({
    items: z.array(OwnQuestion),
    /** Cursor of the next page; null on the last page. */
    next: z.nullable(Id),
  }),
  errors: ['unauthenticated'],
})

export const askQuestion = route({
  method: 'POST',
  path: '/v1/order/{id}/questions',
  summary: 'Asks the customer something in public; at most three questions of an account wait at a time',
  auth: 'user',
  idempotent: true,
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    /** One of the caller’s published producers. The default is the first by name. */
    producerId: z.optional(Id),
    text: paragraphs(QUESTION_TEXT_MIN, QUESTION_TEXT_MAX),
  }),
  output: Question,
  status: 201,
  errors: ['unauthenticated', 'not_found', 'not_eligible', 'not_accepted', 'offers_closed', 'quota_reached'],
})

export const answerQuestion = route({
  method: 'POST',
  path: '/v1/question/{id}/answer',
  summary: 'Answers for everybody; within 15 minutes again it replaces the answer, later it adds to it',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ text: paragraphs(ANSWER_TEXT_MIN, ANSWER_TEXT_MAX) }),
  output: Question,
  errors: ['unauthenticated', 'not_found', 'conflict', 'quota_reached'],
})

export const hideQuestion = route({
  method: 'POST',
  path: '/v1/question/{id}/hide',
  summary: 'Hides a question that is not answered; only its author learns why',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ code: z.enum(QUESTION_HIDES) }),
  output: Question,
  errors: ['unauthenticated', 'not_found', 'conflict'],
})
