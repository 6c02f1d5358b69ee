import { createHash } from 'node:crypto'
import { PDFDocument } from '@cantoo/pdf-lib'
import { acceptNda, type FileAccess, getNda, openOrderFile } from '@verstat/contract'
import sharp from 'sharp'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import type { TestSite } from '../../test-site.testing.ts'
import { type Maker, newOrder, type PlacedOrder } from '../offers/offers.testing.ts'
import { uploadRow } from '../uploads/uploads.testing.ts'

export type ClosedOrder = PlacedOrder & { readonly files: Readonly<Record<FileAccess, string>> }

/** The beginning of the names of all files, which occurs nowhere else. */
export const SECRET_NAME = 'Кресленнякварк'

/** A published order with a PDF of each level, whose content is in the storage. */
export async function newClosedOrder(
  site: TestSite,
  overrides: Parameters<typeof newOrder>[1] = {},
): Promise<ClosedOrder> {
  const order = await newOrder(site, overrides)
  const ids = await Promise.all(
    (['public', 'producers', 'granted'] as const).map(async (access, position) => [
      access,
      await addFile(site, order.id, access, position),
    ]),
  )
  return { ...order, files: Object.fromEntries(ids) as ClosedOrder['files'] }
}

/** Adds a PDF of one page with a preview to an order. */
export async function addFile(
  { database: { db }, services, clock }: TestSite,
  orderId: string,
  access: FileAccess,
  position: number,
): Promise<string> {
  const row = uploadRow({
    id: uuidV7(clock.now),
    kind: 'file',
    name: `${SECRET_NAME}-${access}.pdf`,
    access,
    reading: 'ready',
    facts: JSON.stringify({ kind: 'pages', pages: 1 }),
    has_view: true,
    width: 320,
    height: 240,
    widths: [320],
    placeholder: 'data:image/webp;base64,',
  })
  await db.insertInto('uploads').values(row).execute()
  await db.insertInto('order_files').values({ order_id: orderId, upload_id: row.id, position }).execute()
  await services.uploads.storage.put(row.id, [
    { name: 'file', mime: 'application/pdf', content: await samplePdf() },
    { name: 'view', mime: 'application/octet-stream', content: Buffer.from('view') },
    { name: '320.webp', mime: 'image/webp', content: await samplePicture('webp') },
    { name: '320.avif', mime: 'image/avif', content: await samplePicture('avif') },
  ])
  return row.id
}

/** A PDF that a person has uploaded and nothing uses yet. Other words make other bytes. */
export async function storePdf(
  { database: { db }, services, clock }: TestSite,
  { id: ownerId }: { readonly id: string },
  name: string,
  words: string,
): Promise<{ readonly id: string; readonly content: Buffer }> {
  const content = await samplePdf(words)
  const row = uploadRow({
    id: uuidV7(clock.now),
    kind: 'file',
    name,
    size: content.length,
    access: 'granted',
    sha256: createHash('sha256').update(content).digest(),
    owner_id: ownerId,
    orphan_since: clock.now,
  })
  await db.insertInto('uploads').values(row).execute()
  await services.uploads.storage.put(row.id, [{ name: 'file', mime: 'application/pdf', content }])
  return { id: row.id, content }
}

/** A PDF of one page with nothing on it. */
export async function samplePdf(title = ''): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  document.addPage([300, 200])
  return Buffer.from(await document.save())
}

/** Adds a closed picture to an order. */
export async function addPicture(
  { database: { db }, services }: TestSite,
  orderId: string,
  access: FileAccess,
): Promise<string> {
  const row = uploadRow({ name: `${SECRET_NAME}-фото.jpg`, access, width: 320, height: 240, widths: [320] })
  await db.insertInto('uploads').values(row).execute()
  await db.insertInto('order_images').values({ order_id: orderId, upload_id: row.id, position: 0 }).execute()
  await services.uploads.storage.put(row.id, [
    { name: '320.webp', mime: 'image/webp', content: await samplePicture('webp') },
    { name: '320.avif', mime: 'image/avif', content: await samplePicture('avif') },
  ])
  return row.id
}

function samplePicture(type: 'webp' | 'avif'): Promise<Buffer> {
  return sharp({ create: { width: 320, height: 240, channels: 3, background: '#f0efe8' } })
    .toFormat(type)
    .toBuffer()
}

export async function agree({ call }: TestSite, orderId: string, maker: Maker): Promise<void> {
  const { hash } = await call(getNda, { id: orderId }, maker)
  await call(acceptNda, { id: orderId, hash, producerId: maker.producerId }, maker)
}

export async function openFile(
  { call }: Pick<TestSite, 'call'>,
  orderId: string,
  fileId: string,
  by: { readonly token: string },
): Promise<string> {
  return (await call(openOrderFile, { id: orderId, fileId }, by)).url
}
