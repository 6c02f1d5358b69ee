import type { Attachment, Picture } from '@verstat/contract'
import type { Kysely } from 'kysely'
import { attachUploads, findPicture, releaseUploads, type UploadsTables } from '../uploads/index.ts'

export type PictureChange = {
  /** Name of the input field to which errors about the picture refer. */
  readonly path: string
  readonly next: Attachment | null
  readonly previous: Picture | null
  readonly actorUserId: string
  readonly now: Date
}

/**
 * Attaches the new picture of a setting and releases the one it replaces. Throws `validation_failed` when the upload
 * cannot be used.
 */
export async function replacePicture(
  tx: Kysely<UploadsTables>,
  { path, next, previous, actorUserId, now }: PictureChange,
): Promise<Picture | null> {
  await attachUploads(tx, {
    uses: next === null ? [] : [{ ...next, kind: 'image', path, isPublic: true }],
    previously: previous === null ? [] : [previous.id],
    actorUserId,
  })
  if (previous !== null && previous.id !== next?.uploadId) await releaseUploads(tx, [previous.id], now)
  return next === null ? null : findPicture(tx, next.uploadId)
}
