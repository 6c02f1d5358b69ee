import { picturesOfLeaf } from '../pictures/leaf-pictures.ts'
import type { PictureSpec } from '../pictures/picture-spec.ts'
import type { Random } from '../random.ts'
import type { TradeLeaf } from './trade-table.ts'

/** Chooses different pictures that suit the category. One order in eight has no picture. */
export function choosePictures(random: Random, { root, code }: TradeLeaf): readonly PictureSpec[] {
  return random.sample(picturesOfLeaf(root, code), random.weighted(COUNTS))
}

const COUNTS = [
  [0, 12],
  [1, 38],
  [2, 25],
  [3, 16],
  [4, 9],
] as const
