import { ABSTRACT_LOGOS, COVERS, SUBJECTS, THEMED_LOGOS } from './picture-pool.ts'
import { PICTURE_ROOTS, type PictureSpec } from './picture-spec.ts'

export function allPictures(): readonly PictureSpec[] {
  const subjects = PICTURE_ROOTS.flatMap((root) =>
    SUBJECTS[root].map(([motif, seed]): PictureSpec => ({ motif, seed, shape: 'wide43', root })),
  )
  return [...subjects, ...COVERS, ...Object.values(THEMED_LOGOS), ...ABSTRACT_LOGOS]
}
