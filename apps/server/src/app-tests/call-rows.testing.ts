import type { Route } from '@verstat/contract'

export const CALLERS = [
  'visitor',
  'stranger',
  'owner',
  'support',
  'moderator',
  'admin',
  'bare',
  'blocked',
] as const
/** The caller `bare` is a staff member without a second factor. */
export type CallerName = (typeof CALLERS)[number]
export type Person = { readonly id: string; readonly token: string; readonly email: string }
/**
 * The order, the producer and other things that one call acts on. The caller `owner` owns these things. Each
 * call gets new ones.
 */
export type Things = {
  readonly owner: Person
  readonly order: { readonly id: string; readonly slug: string }
  readonly producer: { readonly id: string; readonly slug: string }
  readonly subscription: string
  readonly draft: string
  readonly session: string
  /** A visitor's lead: a request for the contact of the order's owner. */
  readonly lead: string
  /** A purchase of a plan for the order. */
  readonly purchase: string
  /** An offer of the caller `stranger` to the order, and a deal between both. */
  readonly offer: string
  readonly deal: string
  /** A question of the caller `stranger` about the order. */
  readonly question: string
  /** A conversation between the owner, who is the customer, and the caller `stranger`, with a message of each. */
  readonly conversation: string
  readonly message: string
  /** A closed file of the order. */
  readonly file: string
  /** The version of the order, which edits must send. */
  readonly version: number
}

export type Row = {
  readonly route: Route
  readonly input: (things: Things) => Readonly<Record<string, unknown>>
  /** The status of the order and producer; default `published`. */
  readonly of?: 'draft' | 'archived'
  /** Creates what this call needs in addition, such as a session. */
  readonly prepare?: (things: Things) => Promise<Partial<Things>>
  /** The callers who are refused, with the HTTP status. All other callers are allowed. */
  readonly refused: Partial<Record<CallerName, number>>
}

export const SIGNED_IN = { visitor: 401, blocked: 401 } as const
export const STRANGERS = { stranger: 404, bare: 404 } as const
export const NOBODY = {
  visitor: 404,
  blocked: 404,
  stranger: 404,
  support: 404,
  moderator: 404,
  admin: 404,
  bare: 404,
}
/** Only the owner may call. Everybody else who is signed in gets 404, as if the thing did not exist. */
export const OWNERS = { ...NOBODY, ...SIGNED_IN }
/** The owner and staff may read a thing that is not public. */
export const READERS = { visitor: 404, blocked: 404, ...STRANGERS }
export const MANAGERS = { ...SIGNED_IN, ...STRANGERS }
/** Staff may see the order or producer, but get 409 because only the owner may change or remove it. */
export const AUTHORS = { ...MANAGERS, support: 409, moderator: 409, admin: 409 }
/** Moderators may also edit the listings of others. */
export const EDITORS = { ...MANAGERS, support: 409 }
export const STAFF = { ...SIGNED_IN, stranger: 403, owner: 403, bare: 403 }
export const MODERATORS = { ...STAFF, support: 403 }
