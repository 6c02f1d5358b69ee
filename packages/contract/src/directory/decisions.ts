import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id, Instant, LocalizedText, listFields, pageQueryFields } from '../wire.ts'
import { Reason } from './writing.ts'
import { DECISIONS, DECISIONS_MAX, LISTING_KINDS } from './writing-values.ts'

/**
 * Calls for moderation. New listings are approved and rejected by the calls that set the status of orders and
 * producers.
 */

/** A new listing or an edit that waits for a moderator. */
export const PendingItem = z.object({
  kind: z.enum(LISTING_KINDS),
  id: Id,
  slug: z.string(),
  /**
   * For `new`, the moderator sets the listing's status to published or rejected. For `edit`, the moderator calls
   * `decideRevision`.
   */
  what: z.enum(['new', 'edit']),
  title: LocalizedText,
  ownerId: z.nullable(Id),
  /** The version of the listing. The moderator's decision must contain this version. */
  version: z.int(),
  since: Instant,
})
export type PendingItem = z.infer<typeof PendingItem>

export const listPending = route({
  method: 'GET',
  path: '/v1/listing/pending',
  summary: 'What waits for a decision, oldest first; for staff',
  auth: 'staff',
  query: z.strictObject({
    ...pageQueryFields,
    kind: z.optional(z.enum(LISTING_KINDS)),
    what: z.optional(z.enum(['new', 'edit'])),
  }),
  output: z.object(listFields(PendingItem)),
  errors: ['unauthenticated', 'forbidden', 'second_factor_missing'],
})

const target = { kind: z.enum(LISTING_KINDS), id: Id }

export const decideRevision = route({
  method: 'POST',
  path: '/v1/listing/{kind}/{id}/revision',
  summary: 'Approves an edit that waits, or sends it back with a reason; for moderators',
  auth: 'staff',
  params: z.strictObject(target),
  body: z.strictObject({
    /** The version of the listing that the moderator has read. */
    version: z.int(),
    approve: z.boolean(),
    reason: z.optional(Reason),
  }),
  output: z.object({ version: z.int() }),
  errors: ['unauthenticated', 'forbidden', 'own_matter', 'second_factor_missing', 'not_found', 'stale'],
})

export const decideMany = route({
  method: 'POST',
  path: '/v1/panel/decisions',
  summary: 'Decides about several listings with one reason; each decision succeeds or is refused by itself',
  auth: 'staff',
  body: z.strictObject({
    act: z.enum(DECISIONS),
    /** A reason is required to reject or block. Every owner gets it. */
    reason: z.optional(Reason),
    items: z
      .array(
        z.strictObject({
          ...target,
          /** The version of the listing that the moderator has seen. */
          version: z.int(),
          /** Whether the decision is about the listing or about an edit that waits. */
          what: z._default(z.enum(['new', 'edit']), 'new'),
        }),
      )
      .check(z.minLength(1), z.maxLength(DECISIONS_MAX)),
  }),
  output: z.object({
    /** In the order of the items. `error` is null for a decision that was made, otherwise an error code. */
    results: z.array(z.object({ kind: target.kind, id: Id, error: z.nullable(z.string()) })),
  }),
  errors: ['unauthenticated', 'forbidden', 'second_factor_missing'],
})

/** How long moderators can undo their own decisions. */
export const UNDO_SECONDS = 60

export const undoDecision = route({
  method: 'POST',
  path: '/v1/listing/{kind}/{id}/decision/undo',
  summary:
    'Takes back an approval or a rejection of the last minute, by whoever decided, if nothing happened since; an approved edit waits again',
  auth: 'staff',
  params: z.strictObject(target),
  body: z.strictObject({
    /** The version of the listing after the decision. */
    version: z.int(),
  }),
  output: z.object({ version: z.int() }),
  errors: [
    'unauthenticated',
    'forbidden',
    'own_matter',
    'second_factor_missing',
    'not_found',
    'stale',
    'move_forbidden',
  ],
})

export const listHistory = route({
  method: 'GET',
  path: '/v1/listing/{kind}/{id}/history',
  summary: 'Every status that a listing got, latest first; for staff',
  auth: 'staff',
  params: z.strictObject(target),
  output: z.object({
    items: z.array(
      z.object({
        from: z.nullable(z.string()),
        to: z.string(),
        /** The user who changed the status. Null for a visitor and for an automatic change. */
        actorId: z.nullable(Id),
        reason: z.nullable(z.string()),
        at: Instant,
      }),
    ),
  }),
  errors: ['unauthenticated', 'forbidden', 'second_factor_missing'],
})
