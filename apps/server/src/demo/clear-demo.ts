import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { type Db, removeDemoListings } from '../modules/directory/index.ts'
import { removeDemoMessages } from '../modules/messages/index.ts'
import { removeDemoDeals } from '../modules/offers/index.ts'
import { onTables } from '../platform/db/on-tables.ts'

/** Removes every demo listing with its offers, deals, conversations, pictures and files. Returns the number of removed listings. */
export async function clearDemo(
  db: Db,
  mediaFolder: string,
  report: (removed: number) => void,
): Promise<{ orders: number; producers: number }> {
  await removeDemoMessages(onTables(db))
  await removeDemoDeals(onTables(db))
  const { orders, producers, uploadIds } = await removeDemoListings(db, report)
  // Delete the folders only after the rows: a folder without a row only wastes space, but a row without a
  // folder breaks a page.
  for (const id of uploadIds) await rm(join(mediaFolder, id), { recursive: true, force: true })
  return { orders, producers }
}
