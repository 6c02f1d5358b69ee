import type { FileAccess } from '@verstat/contract'
import { type DemoOrder, type DemoProducer, demoOrders, demoProducers, type StatedSizes } from '@verstat/demo'
import {
  bulkLoad,
  type Dictionaries,
  type ImportRecord,
  importRecords,
  relistProducers,
  type Tx,
} from '../modules/directory/index.ts'
import { uuidV7 } from '../platform/ids/uuid-v7.ts'
import { createDemoMedia, type DemoMedia } from './demo-media.ts'
import { leafPlace } from './dictionary-keys.ts'
import { orderRecord } from './order-records.ts'
import { producerRecord } from './producer-records.ts'
import { spreadPictures } from './spread-pictures.ts'

export type DemoPlan = {
  readonly orders: number
  readonly producers: number
  readonly seed: number
  readonly now: Date
  /** The folder for pictures. Null stores listings without pictures, for benchmarks. */
  readonly mediaFolder: string | null
  readonly dictionaries: Dictionaries
  /** Called after each batch with the number of listings stored so far. */
  readonly report: (what: 'orders' | 'producers', done: number, total: number) => void
}

const BATCH = 1_000
/**
 * From this number of rows on, recounting once (`bulkLoad`) is cheaper than logging the change of each row.
 */
const BULK = 20_000

/** Stores generated listings in the caller's transaction. */
export async function storeDemo(tx: Tx, plan: DemoPlan): Promise<void> {
  const media = plan.mediaFolder === null ? null : createDemoMedia(plan.mediaFolder, plan.now)
  const load = async () => {
    await storeOrders(tx, plan, media)
    await storeProducers(tx, plan, media)
  }
  try {
    await (plan.orders + plan.producers >= BULK ? bulkLoad(tx, load) : load())
  } finally {
    await media?.done()
  }
}

type Stored<Listing> = { readonly listing: Listing; readonly id: string }

async function storeOrders(tx: Tx, plan: DemoPlan, media: DemoMedia | null): Promise<void> {
  const { seed, now, orders: count, dictionaries } = plan
  const invented = demoOrders({ seed, count, now })
  let done = 0
  // Pictures are spread over the whole list, which must fit into memory.
  await storeInBatches(media ? spreadPictures([...invented]) : invented, async (batch) => {
    const orders = batch.map((listing) => ({ listing, id: uuidV7(listing.createdAt) }))
    const rows = orders.map(({ listing, id }) => orderRecord(listing, id, dictionaries))
    await importRecords(tx, 'orders', rows)
    const stats = orders.map(({ listing: { views, contacts }, id }) => ({ order_id: id, views, contacts }))
    await importRecords(tx, 'order_stats', stats)
    if (media) await storeOrderMedia(tx, media, orders)
    done += batch.length
    plan.report('orders', done, count)
  })
}

async function storeOrderMedia(
  tx: Tx,
  media: DemoMedia,
  orders: readonly Stored<DemoOrder>[],
): Promise<void> {
  const uploads: ImportRecord<'uploads'>[] = []
  const images: ImportRecord<'order_images'>[] = []
  const files: ImportRecord<'order_files'>[] = []
  await media.draw(orders.flatMap(({ listing }) => listing.images))
  for (const [index, { listing, id }] of orders.entries()) {
    for (const [position, spec] of listing.images.entries()) {
      const upload = await media.picture(spec)
      uploads.push(upload)
      images.push({ order_id: id, upload_id: upload.id, position })
    }
    for (const [position, file] of listing.files.entries()) {
      // All files of an order are about the same part.
      const upload = await media.file(file, index, statedSizes(listing.attributes))
      uploads.push({ ...upload, access: file.kind === 'pdf' ? 'public' : drawingAccess(index) })
      files.push({ order_id: id, upload_id: upload.id, position })
    }
  }
  await importRecords(tx, 'uploads', uploads)
  await importRecords(tx, 'order_images', images)
  await importRecords(tx, 'order_files', files)
}

function statedSizes({ thickness, maxSize }: DemoOrder['attributes']): StatedSizes {
  const number = (value: typeof thickness) => (typeof value === 'number' ? value : undefined)
  return { thickness: number(thickness), maxSize: number(maxSize) }
}

/** Some drawings are closed, so that the demo shows what their owners and producers see. */
function drawingAccess(index: number): FileAccess {
  if (index % 5 === 2) return 'producers'
  return index % 11 === 3 ? 'granted' : 'public'
}

async function storeProducers(tx: Tx, plan: DemoPlan, media: DemoMedia | null): Promise<void> {
  const { seed, now, producers: count, dictionaries } = plan
  let done = 0
  await storeInBatches(demoProducers({ seed, count, now }), async (batch) => {
    const producers = batch.map((listing) => ({ listing, id: uuidV7(listing.createdAt) }))
    const rows = producers.map(({ listing, id }) => producerRecord(listing, id, dictionaries))
    await importRecords(tx, 'producers', rows)
    const categories = producers.flatMap(({ listing, id }) =>
      listing.categories.map((code, position) => ({
        producer_id: id,
        position,
        ...leafPlace(dictionaries, code),
      })),
    )
    await importRecords(tx, 'producer_categories', categories)
    const stats = producers.map(({ listing: { views, contacts }, id }) => ({
      producer_id: id,
      views,
      contacts,
    }))
    await importRecords(tx, 'producer_stats', stats)
    if (media) await storeProducerMedia(tx, media, producers)
    const ids = producers.map(({ id }) => id)
    await relistProducers(tx, ids, now)
    done += batch.length
    plan.report('producers', done, count)
  })
}

async function storeProducerMedia(
  tx: Tx,
  media: DemoMedia,
  producers: readonly Stored<DemoProducer>[],
): Promise<void> {
  const uploads: ImportRecord<'uploads'>[] = []
  const images: ImportRecord<'producer_images'>[] = []
  await media.draw(producers.flatMap(({ listing }) => picturesOf(listing).flatMap(({ specs }) => specs)))
  for (const { listing, id } of producers) {
    for (const { role, specs } of picturesOf(listing)) {
      for (const [position, spec] of specs.entries()) {
        const upload = await media.picture(spec)
        uploads.push(upload)
        images.push({ producer_id: id, upload_id: upload.id, role, position })
      }
    }
  }
  await importRecords(tx, 'uploads', uploads)
  await importRecords(tx, 'producer_images', images)
}

function picturesOf({ logo, cover, gallery }: DemoProducer) {
  return [
    { role: 'logo', specs: logo ? [logo] : [] },
    { role: 'cover', specs: cover ? [cover] : [] },
    { role: 'gallery', specs: gallery },
  ]
}

/** Stores one batch after another. The next batch is generated while the database stores the current one. */
async function storeInBatches<T>(items: Iterable<T>, store: (batch: T[]) => Promise<void>): Promise<void> {
  let storing = Promise.resolve()
  try {
    for (const batch of batches(items, BATCH)) {
      await storing
      storing = store(batch)
    }
  } finally {
    await storing
  }
}

function* batches<T>(items: Iterable<T>, size: number): Generator<T[]> {
  let batch: T[] = []
  for (const item of items) {
    batch.push(item)
    if (batch.length < size) continue
    yield batch
    batch = []
  }
  if (batch.length > 0) yield batch
}
