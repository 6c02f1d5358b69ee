import { inflateSync } from 'node:zlib'
import { PDFDocument } from '@cantoo/pdf-lib'
import { grantFiles, listOrderFiles } from '@verstat/contract'
import sharp from 'sharp'
import { beforeAll, expect, test } from 'vitest'
import { eventually } from '../../../platform/testing/eventually.ts'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { setSettings, withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { newMaker } from '../../offers/offers.testing.ts'
import { addFile, newClosedOrder, openFile, samplePdf } from '../drawings.testing.ts'
import { stampPdf } from './stamp-pdf.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, http } = site
const { uploads } = site.services

beforeAll(() => withoutLimits(site))

async function letIn() {
  const [order, maker] = [await newClosedOrder(site), await newMaker(site)]
  await call(grantFiles, { id: order.id, producerId: maker.producerId }, order.buyer)
  return { order, maker }
}

const bodyOf = async (url: string) => (await http.inject(url)).rawPayload

/** How much of the pixels of an even picture differ from the most frequent one. */
async function inkOf(picture: Buffer): Promise<number> {
  const { data } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true })
  const ground = 239
  return data.filter((value) => Math.abs(value - ground) > 12).length / data.length
}

test('a producer’s pictures are marked, the owner’s are not, and both forms are WebP', async () => {
  const { order, maker } = await letIn()
  const previewFor = async (
    person: { readonly token: string },
    level: 'public' | 'producers' | 'granted',
  ) => {
    const { items } = await call(listOrderFiles, { id: order.id }, person)
    return items.find(({ id }) => id === order.files[level])?.preview?.url ?? ''
  }
  const url = await previewFor(maker, 'granted')
  const marked = await bodyOf(url)
  expect(await inkOf(marked)).toBeGreaterThan(0.02)
  expect(await sharp(marked).metadata()).toMatchObject({ width: 320, height: 240, format: 'webp' })
  // The same link shows the same picture.
  expect(await bodyOf(url)).toEqual(marked)
  const other = await http.inject(url.replace('.webp', '.avif'))
  expect(other.headers['content-type']).toBe('image/webp')
  expect(await inkOf(await bodyOf(await previewFor(maker, 'producers')))).toBeGreaterThan(0.02)
  for (const clean of [await previewFor(order.buyer, 'granted'), await previewFor(maker, 'public')]) {
    expect(await inkOf(await bodyOf(clean))).toBeLessThan(0.001)
  }
})

test('each page of a granted PDF is stamped, and other levels are not', async () => {
  const { order, maker } = await letIn()
  const stamped = await bodyOf(await openFile(site, order.id, order.files.granted, maker))
  const document = await PDFDocument.load(stamped)
  expect(document.getPageCount()).toBe(1)
  expect(drawingsIn(stamped)).toBe(1)
  const plain = await bodyOf(await openFile(site, order.id, order.files.producers, maker))
  expect(drawingsIn(plain)).toBe(0)
  const own = await bodyOf(await openFile(site, order.id, order.files.granted, order.buyer))
  expect(drawingsIn(own)).toBe(0)
})

/** How many content streams of a PDF draw curves. */
function drawingsIn(pdf: Buffer): number {
  const text = pdf.toString('latin1')
  return [...text.matchAll(/stream\r?\n/g)].filter(({ index, 0: { length } }) => {
    const start = index + length
    const end = text.indexOf('endstream', start)
    try {
      return / [cv]\n/.test(inflateSync(pdf.subarray(start, end)).toString('latin1'))
    } catch {
      return false
    }
  }).length
}

test('a PDF that cannot be read is sent as it is', async () => {
  const locked = await PDFDocument.load(await samplePdf())
  locked.encrypt({ userPassword: 'a', ownerPassword: 'b' })
  const broken = Buffer.from('%PDF-1.7\nnothing else')
  for (const content of [Buffer.from(await locked.save()), broken, Buffer.alloc(0)]) {
    expect(await stampPdf(uploads.incoming, content, 'Виробник · 2026-11-20')).toEqual(content)
  }
})

test('the operator can switch the marks off', async () => {
  const { order, maker } = await letIn()
  const fileId = await addFile(site, order.id, 'granted', 7)
  await setSettings(site, { watermarkFiles: false })
  const url = await openFile(site, order.id, fileId, maker)
  await eventually(
    'every process knows the setting',
    async () => drawingsIn(await bodyOf(url)) === 0 || undefined,
  )
})
