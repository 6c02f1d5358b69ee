import { onTables } from '../../platform/db/on-tables.ts'
import type { AvatarChange, AvatarHooks } from '../accounts/index.ts'
import { type Attaching, attachUploads, releaseUploads, uploadProblems } from './attach-uploads.ts'
import { findAvatar } from './find-avatar.ts'
import type { UploadsTables } from './uploads.tables.ts'

export const avatarHooks: AvatarHooks = {
  find: (db, id) => findAvatar(onTables<UploadsTables>(db), id),
  check: (db, wish) => uploadProblems(onTables<UploadsTables>(db), attachingAvatar(wish)),
  async replace(tx, wish) {
    await attachUploads(onTables<UploadsTables>(tx), attachingAvatar(wish))
    const isKept = wish.previous === null || wish.previous === wish.next?.uploadId
    if (!isKept) await releaseUploads(onTables<UploadsTables>(tx), [wish.previous], wish.now)
  },
}

function attachingAvatar({ userId, next, previous }: AvatarChange): Attaching {
  return {
    // Avatars are public, so a private picture becomes public.
    uses: next === null ? [] : [{ ...next, kind: 'image', path: 'avatar', isPublic: true }],
    previously: previous === null ? [] : [previous],
    actorUserId: userId,
  }
}
