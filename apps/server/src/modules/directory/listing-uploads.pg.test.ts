import { expect, test } from 'vitest'
import { testDatabase } from '../../platform/testing/test-database.ts'
import { uploadRow } from '../uploads/uploads.testing.ts'
import type { DirectoryTables } from './directory.tables.ts'
import { insertOrders, insertTestDictionaries, orderRow, producerRow } from './directory.testing.ts'

const { db } = await testDatabase<DirectoryTables>()

async function areHeld(...ids: readonly string[]): Promise<boolean[]> {
  const rows = await db.selectFrom('uploads').select(['id', 'orphan_since']).where('id', 'in', ids).execute()
  return ids.map((id) => rows.find((row) => row.id === id)?.orphan_since === null)
}

test('files are held while a listing shows them, and free once it is gone or lets them go', async () => {
  await insertTestDictionaries(db)
  const orphan_since = new Date()
  const [picture, document, logo] = [
    uploadRow({ orphan_since }),
    uploadRow({ orphan_since, kind: 'file' }),
    uploadRow({ orphan_since }),
  ]
  const ids = [picture.id, document.id, logo.id]
  const [order, producer] = [orderRow(), producerRow()]
  await db.insertInto('uploads').values([picture, document, logo]).execute()
  await insertOrders(db, [order])
  await db.insertInto('producers').values(producer).execute()
  expect(await areHeld(...ids)).toEqual([false, false, false])
  await db
    .insertInto('order_images')
    .values({ order_id: order.id, upload_id: picture.id, position: 0 })
    .execute()
  await db
    .insertInto('order_files')
    .values({ order_id: order.id, upload_id: document.id, position: 0 })
    .execute()
  await db
    .insertInto('producer_images')
    .values({ producer_id: producer.id, upload_id: logo.id, role: 'logo' })
    .execute()
  expect(await areHeld(...ids)).toEqual([true, true, true])
  await db.deleteFrom('producer_images').where('upload_id', '=', logo.id).execute()
  await db.deleteFrom('orders').where('id', '=', order.id).execute()
  expect(await areHeld(...ids)).toEqual([false, false, false])
})
