import type { MotifName } from './motifs/motif-registry.ts'
import {
  ABSTRACT_LOGOS,
  ANY_COVER,
  COVERS,
  COVERS_BY_ROOT,
  LOGOS_BY_ROOT,
  type PictureRoot,
  SUBJECTS,
  THEMED_LOGOS,
} from './picture-pool.ts'

export type PictureSpec = {
  readonly motif: MotifName
  readonly seed: number
  readonly shape: 'wide43' | 'cover31' | 'logo11'
  /** The root category, which determines the colours. */
  readonly root: string
}

export type PictureKind = 'order' | 'gallery' | 'cover' | 'logo'

/**
 * Returns a picture of a root category. Neighbouring values of `index` give different pictures. A root category without
 * pictures of its own uses the pictures of `other`.
 */
export function pictureFor(input: { root: string; kind: PictureKind; index: number }): PictureSpec {
  const root = isPictureRoot(input.root) ? input.root : 'other'
  const choices = choicesFor(root, input.kind)
  const choice = choices[Math.abs(input.index) % choices.length]
  if (!choice) throw new RangeError(`Not an index of a picture: ${input.index}.`)
  return choice
}

/** Returns the file name of a picture. Two equal specifications have the same name. */
export function pictureKey({ motif, seed, shape, root }: PictureSpec): string {
  return `${shape}-${root}-${motif}-${seed}`
}

export const PICTURE_ROOTS = Object.keys(SUBJECTS).filter(isPictureRoot)

function isPictureRoot(root: string): root is PictureRoot {
  return Object.hasOwn(SUBJECTS, root)
}

function choicesFor(root: PictureRoot, kind: PictureKind): readonly PictureSpec[] {
  if (kind === 'cover') return [...COVERS_BY_ROOT[root], ...ANY_COVER].flatMap((place) => COVERS[place] ?? [])
  if (kind !== 'logo') return subjects(root)
  // All root categories share the abstract logos, so the root categories start at different positions in the list.
  const start = (PICTURE_ROOTS.indexOf(root) * 3) % ABSTRACT_LOGOS.length
  const abstract = [...ABSTRACT_LOGOS.slice(start), ...ABSTRACT_LOGOS.slice(0, start)]
  return [...LOGOS_BY_ROOT[root].map((name) => THEMED_LOGOS[name]), ...abstract]
}

function subjects(root: PictureRoot): PictureSpec[] {
  return SUBJECTS[root].map(([motif, seed]) => ({ motif, seed, shape: 'wide43', root }))
}
