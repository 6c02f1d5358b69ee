import * as z from 'zod/mini'
import { SUBSCRIPTION_STATUSES, TRANSACTION_STATUSES } from '../billing/billing-values.ts'
import { ORDER_STATUSES } from '../directory/order-values.ts'
import { LISTING_KINDS } from '../directory/writing-values.ts'
import { FEEDBACK_TOPICS } from '../feedback/feedback-values.ts'
import { route } from '../route.ts'
import { BilingualName, Code, Day, Id, Instant, LocalizedText, Money } from '../wire.ts'
import { AuditEntry } from './audit-log.ts'
import { PANEL_ERRORS } from './panel-errors.ts'
import { NOTE_MAX } from './panel-values.ts'
import { PanelUserRow } from './users.ts'

const ListingLink = z.object({ kind: z.enum(LISTING_KINDS), id: Id, title: LocalizedText })
const Person = z.nullable(z.object({ id: Id, name: z.string() }))

/** At most `LINKED_MAX` records, the latest first, and the total number of records. */
const some = <S extends z.ZodMiniType>(item: S) => z.object({ items: z.array(item), total: z.int() })

/** Everything that belongs to a person or a company. A part is null for staff whose role has no right for it. */
export const Linked = z.object({
  listings: some(
    z.object({
      ...ListingLink.shape,
      number: z.nullable(z.int()),
      status: z.enum(ORDER_STATUSES),
      owner: Person,
      createdAt: Instant,
      /** When the owner claimed a listing that was placed without an account. */
      claimedAt: z.nullable(Instant),
    }),
  ),
  payments: z.nullable(
    some(
      z.object({
        id: Id,
        number: z.int(),
        description: BilingualName,
        amount: Money,
        status: z.enum(TRANSACTION_STATUSES),
        createdAt: Instant,
      }),
    ),
  ),
  /** Lines of bank statements that paid for something of the person, or whose payer has the company code. */
  receipts: z.nullable(
    some(
      z.object({
        id: Id,
        amount: Money,
        receivedOn: Day,
        payer: z.string(),
        payerCode: z.nullable(z.string()),
        purpose: z.string(),
        /** The purchase that the line paid for. Null for a line about which staff must decide. */
        transaction: z.nullable(z.object({ id: Id, number: z.int() })),
      }),
    ),
  ),
  /** Subscriptions that have or had a paid plan. */
  subscriptions: z.nullable(
    some(
      z.object({
        id: Id,
        listing: ListingLink,
        plan: BilingualName,
        status: z.enum(SUBSCRIPTION_STATUSES),
        periodEnd: z.nullable(Instant),
      }),
    ),
  ),
  /** Requests for contacts, received and sent. Messages between people are not shown to staff. */
  leads: some(
    z.object({
      id: Id,
      side: z.enum(['received', 'sent']),
      listing: ListingLink,
      /** Who asked. Null for visitors. */
      person: Person,
      at: Instant,
    }),
  ),
  /** Messages of the person, and messages of anybody about the person's listings. */
  feedback: z.nullable(
    some(
      z.object({
        id: Id,
        number: z.int(),
        topic: z.enum(FEEDBACK_TOPICS),
        side: z.enum(['received', 'sent']),
        createdAt: Instant,
        handledAt: z.nullable(Instant),
      }),
    ),
  ),
  audit: z.nullable(z.array(AuditEntry)),
})
export type Linked = z.infer<typeof Linked>

export const StaffNote = z.object({
  id: Id,
  text: z.string(),
  /** Null after the author's account was erased. */
  author: Person,
  createdAt: Instant,
})
export type StaffNote = z.infer<typeof StaffNote>

const params = z.strictObject({ id: Id })
const errors = [...PANEL_ERRORS, 'not_found'] as const

export const getLinked = route({
  method: 'GET',
  path: '/v1/panel/users/{id}/linked',
  summary:
    'What belongs to a person: listings, payments, subscriptions, leads, messages, audit, notes of staff',
  auth: 'staff',
  params,
  output: z.object({ ...Linked.shape, notes: z.array(StaffNote) }),
  errors,
})

export const addNote = route({
  method: 'POST',
  path: '/v1/panel/users/{id}/notes',
  summary:
    'Notes something about a person for other staff; the person can export it and it is erased with them',
  auth: 'staff',
  params,
  body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(NOTE_MAX)) }),
  status: 201,
  output: StaffNote,
  errors,
})

export const PanelCompany = z.object({
  ...Linked.shape,
  code: z.string(),
  /**
   * The names that users with this code have stated, those of producers with this code, and, for staff who may see
   * payments, those of payers with this code.
   */
  names: z.array(z.string()),
  users: z.array(PanelUserRow),
})
export type PanelCompany = z.infer<typeof PanelCompany>

export const getCompany = route({
  method: 'GET',
  path: '/v1/panel/companies/{code}',
  summary: 'People, producers and payers with a tax code, and what belongs to them',
  auth: 'staff',
  params: z.strictObject({ code: Code.check(z.regex(/^(\d{8}|\d{10})$/)) }),
  output: PanelCompany,
  errors,
})
