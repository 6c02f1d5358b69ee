import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Email, Id, Instant } from '../wire.ts'
import { LISTING_KINDS } from './writing-values.ts'

/**
 * A half-filled form that was saved, so that the user can continue on another device. The fields of the form are not
 * validated.
 */
const FormDraft = z.object({
  kind: z.enum(LISTING_KINDS),
  fields: z.record(z.string(), z.unknown()),
  /** The step of the form that was open when the form was saved. */
  step: z.nullable(z.string()),
  savedAt: Instant,
})
export type FormDraft = z.infer<typeof FormDraft>

export const saveFormDraft = route({
  method: 'POST',
  path: '/v1/draft',
  summary:
    'Keeps a half-filled form: of the caller, or of a visitor who gave an address. Repeated with its own id',
  auth: 'optional',
  body: z.strictObject({
    /** The browser generates the id, so that repeated saves update the same draft. */
    id: Id,
    kind: z.enum(LISTING_KINDS),
    fields: z.record(z.string().check(z.maxLength(80)), z.unknown()),
    step: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    /**
     * A visitor who is not signed in must give an e-mail address. With `mailLink`, a link to continue the form is sent
     * to this address.
     */
    email: z.optional(Email),
    mailLink: z.optional(z.boolean()),
    /** The token that the first save returned. The token proves that a visitor owns the draft. */
    draftToken: z.optional(z.string().check(z.maxLength(100))),
  }),
  output: z.object({ id: Id, savedAt: Instant, draftToken: z.optional(z.string()) }),
  errors: ['not_found', 'payload_too_large'],
})

export const listFormDrafts = route({
  method: 'GET',
  path: '/v1/user/drafts',
  summary: 'One’s own half-filled forms, latest first',
  auth: 'user',
  output: z.object({ items: z.array(z.object({ id: Id, ...FormDraft.shape })) }),
  errors: ['unauthenticated'],
})

export const openFormDraft = route({
  method: 'POST',
  path: '/v1/draft/open',
  summary: 'A kept form by the code of a mailed link, or by its token',
  auth: 'optional',
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ id: Id, ...FormDraft.shape, draftToken: z.string() }),
  errors: ['not_found', 'code_expired'],
})

export const deleteFormDraft = route({
  method: 'DELETE',
  path: '/v1/draft/{id}',
  summary: 'Forgets a kept form',
  auth: 'optional',
  listingToken: true,
  params: z.strictObject({ id: Id }),
  output: z.undefined(),
  status: 204,
  errors: ['not_found'],
})

/**
 * E-mails contain links to manage or renew a listing without an account. Such a link carries its secret code after
 * `#`.
 */
export const openListing = route({
  method: 'POST',
  path: '/v1/listing/open',
  summary: 'Exchanges the code of a mailed link, once, for the token that manages its listing',
  auth: 'optional',
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({
    kind: z.enum(LISTING_KINDS),
    id: Id,
    slug: z.string(),
    /** Null if the listing already belongs to the signed-in user, who needs no token. */
    token: z.nullable(z.string()),
  }),
  errors: ['not_found', 'code_expired'],
})

export const renewByCode = route({
  method: 'POST',
  path: '/v1/listing/renew',
  summary: 'Renews an order by the code of a reminder, once',
  auth: 'public',
  body: z.strictObject({ code: z.string().check(z.minLength(1), z.maxLength(100)) }),
  output: z.object({ slug: z.string(), expiresAt: Instant }),
  errors: ['not_found', 'code_expired', 'move_forbidden', 'quota_reached', 'email_not_verified'],
})
