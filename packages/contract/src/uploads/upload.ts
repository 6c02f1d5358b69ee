import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id, Picture } from '../wire.ts'

/** An upload not attached to a listing yet. Deleted after 24 hours unless attached. */
export const Upload = z.object({
  id: Id,
  /** For visitors: proves ownership of the upload. */
  uploadToken: z.optional(z.string()),
  /** Public files only. */
  url: z.optional(z.string()),
  name: z.string(),
  size: z.int(),
  mime: z.string(),
  isPublic: z.boolean(),
  width: z.optional(z.int()),
  height: z.optional(z.int()),
  /** Null for documents. */
  picture: z.nullable(Picture),
  previews: z.array(z.object({ url: z.string(), width: z.int(), mime: z.string() })),
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
  /** Multipart fields besides the file, always text. Default: pictures are public, documents are not. */
  body: z.strictObject({ isPublic: z.optional(z.stringbool()) }),
  output: Upload,
  status: 201,
  errors: ['payload_too_large', 'unsupported_media_type', 'challenge_required', 'challenge_failed'],
})
