import * as z from 'zod/mini'
import { IMAGE_ALT_MAX } from '../directory/writing-values.ts'
import { Id } from '../wire.ts'

/** A stored file that becomes part of something; visitors prove with the token that it is theirs. */
export const Attachment = z.strictObject({
  uploadId: Id,
  uploadToken: z.optional(z.string().check(z.maxLength(100))),
})
export type Attachment = z.infer<typeof Attachment>

/** A picture of a listing. */
export const AttachedPicture = z.strictObject({
  ...Attachment.shape,
  /** Whether anybody may see it; as it was uploaded unless said, which is public unless said there. */
  isPublic: z.optional(z.boolean()),
  alt: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(IMAGE_ALT_MAX)))),
})
export type AttachedPicture = z.infer<typeof AttachedPicture>

/** A document of an order. */
export const AttachedDocument = z.strictObject({
  ...Attachment.shape,
  /** Whether anybody may have it; as it was uploaded unless said, which is private unless said there. */
  isPublic: z.optional(z.boolean()),
})
export type AttachedDocument = z.infer<typeof AttachedDocument>
