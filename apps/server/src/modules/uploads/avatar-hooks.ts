import { onTables } from '../../platform/db/on-tables.ts'
import type { AvatarChange, AvatarHooks } from '../accounts/index.ts'
import { type Attaching, attachUploads, releaseUploads, uploadProblems } from './attach-uploads.ts'
import { findPicture } from './find-picture.ts'
import type { UploadsTables } from './uploads.tables.ts'

export const avatarHooks: AvatarHooks = {
  find: (db, id) => findPicture(onTables<UploadsTables>(db), id),
  check: (db, change) => uploadProblems(onTables<UploadsTables>(db), avatarAttachment(change)),
  async replace(tx, change) {
    await attachUploads(onTables<UploadsTables>(tx), avatarAttachment(change))
    const isKept = change.previous === null || change.previous === change.next?.uploadId
    if (!isKept) await releaseUploads(onTables<UploadsTables>(tx), [change.previous], change.now)
  },
}

function avatarAttachment({ userId, next, previous }: AvatarChange): Attaching {
  return {
    // Avatars are public, so a private picture becomes public when it is used as an avatar.
    uses: next === null ? [] : [{ ...next, kind: 'image', path: 'avatar', isPublic: true }],
    previously: previous === null ? [] : [previous],
    actorUserId: userId,
  }
}
