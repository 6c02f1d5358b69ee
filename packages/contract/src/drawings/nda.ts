import * as z from 'zod/mini'
import { paragraphs } from '../directory/writing.ts'
import { PANEL_ERRORS } from '../panel/panel-errors.ts'
import { route } from '../route.ts'
import { Attachment } from '../uploads/attachment.ts'
import { BilingualName, Id, Instant } from '../wire.ts'
import { NDA_TEXT_MAX, NDA_TEXT_MIN } from './drawing-values.ts'

/** The agreement about secrets that a producer accepts before opening closed files. */
export const Nda = z.object({
  text: BilingualName,
  /** SHA-256 of both texts in hexadecimal. Who accepts an agreement sends the hash of the text that was shown. */
  hash: z.string(),
  version: z.int(),
})

export const getNdaInForce = route({
  method: 'GET',
  path: '/v1/nda',
  summary: 'The agreement about secrets that is in force, in both languages, for everybody',
  auth: 'public',
  output: Nda,
  errors: [],
})

/** The customer’s own agreement, a PDF file. */
export const NdaFile = z.object({
  id: Id,
  name: z.string(),
  size: z.int(),
  /** Works for ten minutes. Null for staff, who open files with `openFileAsStaff`. */
  url: z.nullable(z.string()),
})
export type NdaFile = z.infer<typeof NdaFile>

/** The agreement of one order: the site’s text, or the customer’s own file. The other of the two is null. */
export const OrderNda = z.object({
  text: z.nullable(BilingualName),
  file: z.nullable(NdaFile),
  /** The hash of `Nda`, or SHA-256 of the content of the file. */
  hash: z.string(),
  /** The version of the text, or the number of the file: files of an order count from 1. */
  version: z.int(),
})
export type OrderNda = z.infer<typeof OrderNda>

export const getNda = route({
  method: 'GET',
  path: '/v1/order/{id}/nda',
  summary:
    'The agreement about secrets of an order, and whether the caller has accepted it; `not_eligible` for a file and a caller who could not accept it',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  output: z.extend(OrderNda, {
    /** The caller’s last acceptance. It counts for the order even after another agreement has come into force. */
    accepted: z.nullable(
      z.object({
        at: Instant,
        version: z.int(),
        producerName: z.string(),
        /** The accepted file, which may not be the one in force. Null when a text was accepted. */
        file: z.nullable(NdaFile),
      }),
    ),
  }),
  errors: ['unauthenticated', 'not_found', 'not_eligible'],
})

export const replaceNda = route({
  method: 'POST',
  path: '/v1/order/{id}/nda/file',
  summary:
    'Puts an own agreement of the customer into force for an order, a PDF, or the text of the site again; earlier acceptances count',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({
    /** Null means the text of the site. */
    uploadId: z.nullable(Id),
    uploadToken: Attachment.shape.uploadToken,
  }),
  output: OrderNda,
  errors: ['unauthenticated', 'not_found'],
})

export const acceptNda = route({
  method: 'POST',
  path: '/v1/order/{id}/nda',
  summary: 'Accepts the agreement in the name of a producer; `stale` when another text is in force by now',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ hash: z.string().check(z.length(64)), producerId: Id }),
  output: z.object({ at: Instant, version: z.int() }),
  errors: ['unauthenticated', 'not_found', 'not_eligible', 'not_accepted', 'stale'],
})

export const getNdaText = route({
  method: 'GET',
  path: '/v1/panel/nda',
  summary: 'The agreement in force, since when, and how many have accepted it',
  auth: 'staff',
  output: z.extend(Nda, { since: z.nullable(Instant), accepted: z.int() }),
  errors: PANEL_ERRORS,
})

export const editNdaText = route({
  method: 'POST',
  path: '/v1/panel/nda',
  summary: 'Puts another text into force as the next version; earlier acceptances keep their text',
  auth: 'staff',
  body: z.strictObject({
    /** The version that was edited. */
    version: z.int(),
    uk: paragraphs(NDA_TEXT_MIN, NDA_TEXT_MAX),
    en: paragraphs(NDA_TEXT_MIN, NDA_TEXT_MAX),
  }),
  output: z.extend(Nda, { since: z.nullable(Instant), accepted: z.int() }),
  errors: [...PANEL_ERRORS, 'stale'],
})
