import {
  bulkLoad,
  type Dictionaries,
  type ImportRecord,
  importRecords,
  relistProducers,
  type Tx,
} from '../../modules/directory/index.ts'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import type { DemoOrder } from '../orders/demo-order.ts'
import { demoOrders } from '../orders/demo-orders.ts'
import type { DemoProducer } from '../producers/demo-producer.ts'
import { demoProducers } from '../producers/demo-producers.ts'
import { createDemoMedia, type DemoMedia } from './demo-media.ts'
import { leafPlace } from './dictionary-keys.ts'
import { orderRecord } from './order-records.ts'
import { producerRecord } from './producer-records.ts'

export type DemoPlan = {
  readonly orders: number
  readonly producers: number
  readonly seed: number
  readonly now: Date
  /** Where pictures are kept; null: listings without pictures, for measuring. */
  readonly mediaFolder: string | null
  readonly dictionaries: Dictionaries
  /** Told what has been stored so far. */
  readonly report: (what: 'orders' | 'producers', done: number, total: number) => void
}

const BATCH = 5_000
/** From here on counting once is cheaper than logging each row. */
const BULK = 20_000

/** Stores invented listings in the caller's transaction: all of them or none. */
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

async function storeOrders(tx: Tx, plan: DemoPlan, media: DemoMedia | null): Promise<void> {
  const { seed, now, orders: count, dictionaries } = plan
  let done = 0
  for (const batch of batches(demoOrders({ seed, count, now }), BATCH)) {
    const orders = batch.map((order) => ({ order, id: uuidV7(order.createdAt) }))
    await importRecords(
      tx,
      'orders',
      orders.map(({ order, id }) => orderRecord(order, id, dictionaries)),
    )
    await importRecords(
      tx,
      'order_stats',
      orders.map(({ order, id }) => ({ order_id: id, views: order.views, contacts: order.contacts })),
    )
    if (media) for (const { order, id } of orders) await storeOrderMedia(tx, media, order, id)
    done += batch.length
    plan.report('orders', done, count)
  }
}

async function storeOrderMedia(tx: Tx, media: DemoMedia, order: DemoOrder, id: string): Promise<void> {
  const pictures = await Promise.all(order.images.map(media.picture))
  const files = await Promise.all(order.files.map((file, place) => media.file(file, place)))
  await importRecords(tx, 'uploads', [...pictures, ...files])
  await importRecords(tx, 'order_images', pictures.map(placeOf({ order_id: id })))
  await importRecords(tx, 'order_files', files.map(placeOf({ order_id: id })))
}

async function storeProducers(tx: Tx, plan: DemoPlan, media: DemoMedia | null): Promise<void> {
  const { seed, now, producers: count, dictionaries } = plan
  let done = 0
  for (const batch of batches(demoProducers({ seed, count, now }), BATCH)) {
    const producers = batch.map((producer) => ({ producer, id: uuidV7(producer.createdAt) }))
    await importRecords(
      tx,
      'producers',
      producers.map(({ producer, id }) => producerRecord(producer, id, dictionaries)),
    )
    await importRecords(
      tx,
      'producer_categories',
      producers.flatMap(({ producer, id }) =>
        producer.categories.map((code, position) => ({
          producer_id: id,
          position,
          ...leafPlace(dictionaries, code),
        })),
      ),
    )
    await importRecords(
      tx,
      'producer_stats',
      producers.map(({ producer, id }) => ({
        producer_id: id,
        views: producer.views,
        contacts: producer.contacts,
      })),
    )
    if (media) for (const { producer, id } of producers) await storeProducerMedia(tx, media, producer, id)
    await relistProducers(
      tx,
      producers.map(({ id }) => id),
      now,
    )
    done += batch.length
    plan.report('producers', done, count)
  }
}

async function storeProducerMedia(
  tx: Tx,
  media: DemoMedia,
  producer: DemoProducer,
  id: string,
): Promise<void> {
  const roles = [
    ...(producer.logo ? [['logo', producer.logo] as const] : []),
    ...(producer.cover ? [['cover', producer.cover] as const] : []),
    ...producer.gallery.map((spec) => ['gallery', spec] as const),
  ]
  const pictures = await Promise.all(roles.map(([, spec]) => media.picture(spec)))
  const images = pictures.map((picture, index): ImportRecord<'producer_images'> => {
    const role = roles[index]?.[0] ?? 'gallery'
    const before = roles.slice(0, index).filter(([other]) => other === role).length
    return { producer_id: id, upload_id: picture.id, role, position: before }
  })
  await importRecords(tx, 'uploads', pictures)
  await importRecords(tx, 'producer_images', images)
}

function placeOf<Owner extends object>(owner: Owner) {
  return (upload: { readonly id: string }, position: number) => ({ ...owner, upload_id: upload.id, position })
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
