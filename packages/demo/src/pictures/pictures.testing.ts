import { ABSTRACT_LOGOS, COVERS, type PictureRoot, SUBJECTS, THEMED_LOGOS } from './picture-pool.ts'
import type { PictureSpec } from './picture-spec.ts'

/** All pictures, each once. */
export function allPictures(): readonly PictureSpec[] {
  const subjects = (Object.keys(SUBJECTS) as PictureRoot[]).flatMap((root) =>
    SUBJECTS[root].map(([motif, seed]): PictureSpec => ({ motif, seed, shape: 'wide43', root })),
  )
  return [...subjects, ...COVERS, ...Object.values(THEMED_LOGOS), ...ABSTRACT_LOGOS]
}
