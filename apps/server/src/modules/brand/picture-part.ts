import { buffer } from 'node:stream/consumers'
import type { Picture } from '@verstat/contract'
import type { UploadsContext } from '../uploads/index.ts'

/** One stored file of a picture. */
export type StoredImage = { readonly id: string; readonly file: string }

/** Returns the smallest stored file that is at least `width` wide, or the largest one. */
export function partOf({ id, widths, width: own }: Picture, width: number): StoredImage {
  const fitting = widths.find((each) => each >= width) ?? widths.at(-1) ?? own
  return { id, file: `${fitting}.webp` }
}

type Storage = UploadsContext['uploads']['storage']

export async function readPart(storage: Storage, { id, file }: StoredImage): Promise<Buffer | undefined> {
  const found = await storage.get(id, file)
  return found && buffer(found.stream)
}
