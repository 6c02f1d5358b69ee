import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id, Picture } from '../wire.ts'
import { DrawingFacts } from './drawing-facts.ts'
import { FILE_ACCESSES, READING_STATES } from './upload-values.ts'

/** A file that was uploaded. It is deleted after 24 hours unless it is attached to a listing. */
export const Upload = z.object({
  id: Id,
  /** Only visitors receive the token. It proves that the visitor owns the upload. */
  uploadToken: z.optional(z.string()),
  /** Only public files have a URL. */
  url: z.optional(z.string()),
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  isPublic: z.boolean(),
  access: z.enum(FILE_ACCESSES),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Null for documents. */
  picture: z.nullable(Picture),
  previews: z.array(z.object({ url: z.string(), width: z.int(), mime: z.string() })),
  /** Documents are read after they are stored: while it is `pending`, ask again with `getUpload`. */
  reading: z.enum(READING_STATES),
  facts: z.nullable(DrawingFacts),
  preview: z.nullable(Picture),
  viewUrl: z.nullable(z.string()),
})
export type Upload = z.infer<typeof Upload>

export const createUpload = route({
  method: 'POST',
  path: '/v1/upload',
  summary:
    'Stores a picture or a document as multipart fields `file` and `isPublic`; its content decides what it is',
  auth: 'optional',
  challenge: true,
  multipart: true,
  /**
   * Parts of the multipart body besides the file. The value of a part is always text. By default, pictures are public
   * and documents are not.
   */
  body: z.strictObject({ isPublic: z.optional(z.stringbool()) }),
  output: Upload,
  status: 201,
  errors: ['payload_too_large', 'unsupported_media_type', 'challenge_required', 'challenge_failed'],
})

export const getUpload = route({
  method: 'POST',
  path: '/v1/upload/{id}/facts',
  summary: 'What reading one’s own upload has found; visitors send their token',
  auth: 'optional',
  params: z.strictObject({ id: Id }),
  body: z.strictObject({ uploadToken: z.optional(z.string().check(z.maxLength(100))) }),
  output: Upload,
  errors: ['not_found'],
})
