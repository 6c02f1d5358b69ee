import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, removeDemoListings } from '../modules/directory/index.ts'

/** Removes every demo listing with its pictures and files. Answers how many listings there were. */
export async function clearDemo(
  db: Db,
  mediaFolder: string,
  report: (removed: number) => void,
): Promise<{ orders: number; producers: number }> {
  const { orders, producers, uploadIds } = await removeDemoListings(db, report)
  // After the rows are gone for good: a folder without its row is only waste, a row without its folder a broken page.
  for (const id of uploadIds) await rm(join(mediaFolder, id), { recursive: true, force: true })
  return { orders, producers }
}
