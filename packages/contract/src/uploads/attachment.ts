import * as z from 'zod/mini'
import { IMAGE_ALT_MAX } from '../directory/writing-values.ts'
import { Id } from '../wire.ts'

/** Attaches an upload to a listing. The token proves that a visitor owns the upload. */
export const Attachment = z.strictObject({
  uploadId: Id,
  uploadToken: z.optional(z.string().check(z.maxLength(100))),
})
export type Attachment = z.infer<typeof Attachment>

export const AttachedPicture = z.strictObject({
  ...Attachment.shape,
  /** The default is the choice that was made when the picture was uploaded. */
  isPublic: z.optional(z.boolean()),
  alt: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(IMAGE_ALT_MAX)))),
})
export type AttachedPicture = z.infer<typeof AttachedPicture>

export const AttachedDocument = z.strictObject({
  ...Attachment.shape,
  /** The default is the choice that was made when the document was uploaded. */
  isPublic: z.optional(z.boolean()),
})
export type AttachedDocument = z.infer<typeof AttachedDocument>
