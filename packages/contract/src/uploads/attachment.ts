import * as z from 'zod/mini'
import { IMAGE_ALT_MAX } from '../directory/writing-values.ts'
import { Id } from '../wire.ts'
import { FILE_ACCESSES } from './upload-values.ts'

/** Attaches an upload to a listing. The token proves that a visitor owns the upload. */
export const Attachment = z.strictObject({
  uploadId: Id,
  uploadToken: z.optional(z.string().check(z.maxLength(100))),
})
export type Attachment = z.infer<typeof Attachment>

const accessFields = {
  /** The default is the choice that was made when the file was uploaded. */
  access: z.optional(z.enum(FILE_ACCESSES)),
  /** An older name: true means `public`, false means `granted`. It counts only without `access`. */
  isPublic: z.optional(z.boolean()),
}

export const AttachedPicture = z.strictObject({
  ...Attachment.shape,
  ...accessFields,
  alt: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(IMAGE_ALT_MAX)))),
})
export type AttachedPicture = z.infer<typeof AttachedPicture>

export const AttachedDocument = z.strictObject({
  ...Attachment.shape,
  ...accessFields,
})
export type AttachedDocument = z.infer<typeof AttachedDocument>
