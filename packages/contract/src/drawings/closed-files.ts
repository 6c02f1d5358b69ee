import * as z from 'zod/mini'
import { paragraphs } from '../directory/writing.ts'
import { route } from '../route.ts'
import { DrawingFacts } from '../uploads/drawing-facts.ts'
import { FILE_ACCESSES, READING_STATES } from '../uploads/upload-values.ts'
import { Id, Instant, Picture } from '../wire.ts'
import { ACCESS_GROUNDS, FILE_NEEDS, FILE_REQUEST_MAX, GRANT_GROUPS, GRANT_STATES } from './drawing-values.ts'

/**
 * A file of an order as one caller sees it. Name and size are there for everybody in the list; what the file contains
 * only for callers who may open it.
 */
export const OrderFile = z.object({
  id: Id,
  kind: z.enum(['image', 'file']),
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  access: z.enum(FILE_ACCESSES),
  /** What is missing. Empty when the caller may open the file. */
  needs: z.array(z.enum(FILE_NEEDS)),
  /** `unsupported` for callers who may not open the file. */
  reading: z.enum(READING_STATES),
  facts: z.nullable(DrawingFacts),
  preview: z.nullable(Picture),
  viewUrl: z.nullable(z.string()),
})
export type OrderFile = z.infer<typeof OrderFile>

export const listOrderFiles = route({
  method: 'GET',
  path: '/v1/order/{id}/files',
  summary: 'Files of an order that the caller may know of; visitors get public ones only',
  auth: 'optional',
  isPersonal: true,
  params: z.strictObject({ id: Id }),
  output: z.object({
    items: z.array(OrderFile),
    /** How many closed files the order has, whoever asks. */
    closed: z.int(),
    /** What is missing to know the names of closed files. Empty when `items` has them all. */
    needs: z.array(z.enum(FILE_NEEDS)),
    ndaRequired: z.boolean(),
    /** When the caller last accepted the agreement for this order, whichever text was in force. */
    ndaAcceptedAt: z.nullable(Instant),
    /** The caller’s request to the owner. Null if there is none. */
    request: z.nullable(
      z.object({ state: z.enum(GRANT_STATES), producerId: Id, producerName: z.string(), at: Instant }),
    ),
    /** Why the caller may open `granted` files. Null for owners, staff, visitors and those who may not. */
    ground: z.nullable(z.enum(ACCESS_GROUNDS)),
    /** The caller’s published producers. `mayAsk` is false for those that have asked as often as they may. */
    producers: z.array(z.object({ id: Id, name: z.string(), mayAsk: z.boolean() })),
    isOwner: z.boolean(),
  }),
  errors: ['not_found'],
})
export type OrderFiles = z.infer<typeof listOrderFiles.output>

/** A link that works for ten minutes, for the caller only, and only while the caller may open the file. */
export const OpenedFile = z.object({ url: z.string(), expiresAt: Instant })

export const openOrderFile = route({
  method: 'POST',
  path: '/v1/order/{id}/files/{fileId}/open',
  summary: 'A link to a file for ten minutes; the owner’s log keeps who opened it and when',
  auth: 'user',
  params: z.strictObject({ id: Id, fileId: Id }),
  output: OpenedFile,
  errors: ['unauthenticated', 'not_found', 'not_eligible', 'nda_required', 'access_needed'],
})

export const packOrderFiles = route({
  method: 'POST',
  path: '/v1/order/{id}/files/zip',
  summary:
    'A link to one archive of all files that the caller may open, for ten minutes; each goes to the log',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  output: OpenedFile,
  errors: ['unauthenticated', 'not_found', 'not_eligible', 'nda_required', 'access_needed'],
})

export const askForFiles = route({
  method: 'POST',
  path: '/v1/order/{id}/files/ask',
  summary: 'Asks the owner to open the closed files; a refused producer may ask once more after seven days',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    producerId: Id,
    note: z._default(z.string().check(z.trim(), z.maxLength(FILE_REQUEST_MAX)), ''),
  }),
  output: z.object({ state: z.enum(GRANT_STATES), at: Instant }),
  errors: ['unauthenticated', 'not_found', 'not_eligible', 'not_accepted', 'conflict'],
})

/** A producer that asked for the files of an order or may open them. */
export const FileGrant = z.object({
  producer: z.object({ id: Id, slug: z.string(), name: z.string(), isVerified: z.boolean() }),
  state: z.enum(GRANT_STATES),
  /** Invited and considered producers may open the files without a request, until the owner revokes it. */
  ground: z.nullable(z.enum(ACCESS_GROUNDS)),
  note: z.string(),
  at: Instant,
  ndaAcceptedAt: z.nullable(Instant),
})
export type FileGrant = z.infer<typeof FileGrant>

export const listFileGrants = route({
  method: 'GET',
  path: '/v1/order/{id}/files/grants',
  summary: 'Who asked for the closed files and who may open them; those who wait come first',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  output: z.object({ items: z.array(FileGrant), asked: z.int() }),
  errors: ['unauthenticated', 'not_found'],
})

export const grantFiles = route({
  method: 'POST',
  path: '/v1/order/{id}/files/grant',
  summary: 'Lets in one producer, or a group of those who asked',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  /** One of the two. */
  body: z.strictObject({ producerId: z.optional(Id), group: z.optional(z.enum(GRANT_GROUPS)) }),
  output: z.object({ granted: z.int() }),
  errors: ['unauthenticated', 'not_found'],
})

export const revokeFiles = route({
  method: 'DELETE',
  path: '/v1/order/{id}/files/grant/{producerId}',
  summary: 'Takes the files back from a producer, or refuses a request; links given before stop working',
  auth: 'user',
  params: z.strictObject({ id: Id, producerId: Id }),
  output: z.object({ revoked: z.boolean() }),
  errors: ['unauthenticated', 'not_found'],
})

export const listFileOpens = route({
  method: 'GET',
  path: '/v1/order/{id}/files/log',
  summary: 'Who opened which closed file, how often and when last; for the owner',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  output: z.object({
    items: z.array(
      z.object({
        fileId: Id,
        name: z.string(),
        /** Null for an erased account, and for staff: their reason is in the audit log. */
        who: z.nullable(z.object({ producerId: z.nullable(Id), name: z.string() })),
        isStaff: z.boolean(),
        at: Instant,
        count: z.int(),
      }),
    ),
  }),
  errors: ['unauthenticated', 'not_found'],
})

export const openFileAsStaff = route({
  method: 'POST',
  path: '/v1/panel/file/{id}/open',
  summary: 'A link to a file of an order for a written reason; the owner sees it in the log',
  auth: 'staff',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ reason: paragraphs(10, 500) }),
  output: OpenedFile,
  errors: ['unauthenticated', 'forbidden', 'not_found'],
})
