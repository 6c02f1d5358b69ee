import * as z from 'zod/mini'
import { route } from '../../route.ts'
import { Id, Instant, LocalizedText, wholeNumber } from '../../wire.ts'
import { LISTING_KINDS } from '../writing-values.ts'
import { LEAD_NOTE_MAX, LEAD_SIDES, LEAD_STATES } from './lead-values.ts'

/** A request for the contact of a listing. */
export const Lead = z.object({
  id: Id,
  at: Instant,
  listing: z.object({
    kind: z.enum(LISTING_KINDS),
    id: Id,
    slug: z.string(),
    title: LocalizedText,
    /** Whether everyone may open the listing's page. */
    isPublic: z.boolean(),
  }),
  /** The person who asked. Null for the user's own requests, for visitors without an account and for erased users. */
  person: z.nullable(
    z.object({
      id: Id,
      name: z.string(),
      /** The published producers of the person. */
      producers: z.array(z.object({ slug: z.string(), name: z.string() })),
    }),
  ),
  /** The latest message to an owner who does not show the contact. */
  message: z.nullable(z.string()),
  /** The conversation of the two about the listing, if there is one. */
  conversationId: z.nullable(Id),
  /** State and note of the user who reads the list. */
  state: z.enum(LEAD_STATES),
  note: z.string(),
})
export type Lead = z.infer<typeof Lead>

export const listLeads = route({
  method: 'GET',
  path: '/v1/user/leads',
  summary: 'Requests for contacts: about the user’s own listings, or made by the user; latest first',
  auth: 'user',
  query: z.strictObject({
    side: z._default(z.enum(LEAD_SIDES), 'received'),
    /** Selects only leads about this listing. */
    listing: z.optional(Id),
    state: z.optional(z.enum(LEAD_STATES)),
    before: z.optional(Id),
    limit: z._default(wholeNumber(1, 100), 30),
  }),
  output: z.object({
    items: z.array(Lead),
    /** Cursor of the next page; null on the last page. */
    next: z.nullable(Id),
    /** Received leads in the state `new`; at most 100 are counted. */
    newCount: z.int(),
  }),
  errors: ['unauthenticated'],
})

export const editLead = route({
  method: 'PATCH',
  path: '/v1/user/leads/{id}',
  summary: 'Sets the user’s own state or note of a lead; the other side does not see them',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    state: z.optional(z.enum(LEAD_STATES)),
    note: z.optional(z.string().check(z.trim(), z.maxLength(LEAD_NOTE_MAX))),
  }),
  output: z.object({ state: z.enum(LEAD_STATES), note: z.string() }),
  errors: ['unauthenticated', 'not_found'],
})
