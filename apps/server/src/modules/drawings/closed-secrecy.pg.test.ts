import * as contract from '@verstat/contract'
import { grantFiles, openOrderFile, type Route } from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { type Person, verifiedUser, withoutLimits } from '../directory/listing/writing/writing.testing.ts'
import { newMaker } from '../offers/offers.testing.ts'
import {
  addPicture,
  type ClosedOrder,
  newClosedOrder,
  openFile,
  SECRET_NAME,
  storePdf,
} from './drawings.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, database, http } = site
const { db } = database

let order: ClosedOrder
/** The customer's own agreement. */
let agreement: string
const strangers = new Map<string, Person | undefined>()

beforeAll(async () => {
  await withoutLimits(site)
  order = await newClosedOrder(site)
  await addPicture(site, order.id, 'granted')
  // The public file has the same name as the others, and is not what this test is about.
  await db.updateTable('uploads').set({ name: 'умови.pdf' }).where('id', '=', order.files.public).execute()
  agreement = (await storePdf(site, order.buyer, `${SECRET_NAME}-угода.pdf`, '')).id
  await call(contract.replaceNda, { id: order.id, uploadId: agreement }, order.buyer)
  const reader = await newMaker(site)
  await call(grantFiles, { id: order.id, producerId: reader.producerId }, order.buyer)
  await openFile(site, order.id, order.files.granted, reader)
  const [offline, blocked] = [await newMaker(site), await newMaker(site)]
  await db.updateTable('producers').set({ status: 'paused' }).where('owner_id', '=', offline.id).execute()
  await call(contract.blockPerson, { id: blocked.id }, order.buyer)
  strangers.set('visitor', undefined)
  strangers.set('user without a producer', await verifiedUser(site))
  strangers.set('owner of a paused producer', offline)
  strangers.set('blocked producer', blocked)
  strangers.set('support', await verifiedUser(site, 'support'))
  strangers.set('moderator', await verifiedUser(site, 'moderator'))
})

function isRoute(value: unknown): value is Route {
  return (
    typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'auth' in value
  )
}

const ROUTES: readonly unknown[] = Object.values(contract)
const READS = ROUTES.filter(isRoute).filter(({ method, isFilter }) => method === 'GET' || isFilter === true)
/** Staff read the names of files with the order that they moderate, but get no links to them. */
const OF_STAFF = new Set<string>([contract.getOwnOrder.path, contract.getNda.path])

test('no call that reads something names a closed file to those who may not know it', async () => {
  expect(READS.length).toBeGreaterThan(60)
  for (const [name, person] of strangers) {
    for (const route of READS) {
      for (const id of [order.id, order.slug, order.files.granted, agreement, order.buyer.id]) {
        const url = route.path.replaceAll(/\{\w+\}/g, id)
        const answer = await http.inject({
          method: route.method,
          url,
          headers: person ? { authorization: `Bearer ${person.token}` } : {},
          ...(route.method === 'GET' ? {} : { payload: {} }),
        })
        expect(answer.statusCode, `${name} ${url}`).toBeLessThan(500)
        const isStaff = name === 'support' || name === 'moderator'
        if (!(isStaff && OF_STAFF.has(route.path)) && answer.body.includes(SECRET_NAME)) {
          throw new Error(`${name} reads the name in ${url}`)
        }
        await expectDeadLinks(answer.body, `${name} ${url}`)
      }
    }
  }
})

/** No link to a closed file that occurs in an answer may lead to its content. */
async function expectDeadLinks(body: string, where: string): Promise<void> {
  const closed = [order.files.producers, order.files.granted, agreement]
  for (const [link] of body.matchAll(/\/media\/[^"\\\s]+/g)) {
    if (!closed.some((id) => link.includes(id))) continue
    const { statusCode } = await http.inject(link.replaceAll('&amp;', '&').replaceAll('\\u0026', '&'))
    expect([where, link, statusCode]).toEqual([where, link, 404])
  }
}

test('no address besides the contract names or serves it', async () => {
  const id = order.files.granted
  for (const path of ['/sitemap.xml', '/robots.txt', `/og/order/${order.slug}.png`]) {
    expect((await http.inject(path)).body).not.toContain(SECRET_NAME)
  }
  for (const path of ['file', '320.webp', '320.avif', 'view', 'x.y/320.webp']) {
    const { statusCode, body } = await http.inject(`/media/${id}/${path}`)
    expect([path, statusCode, body.includes(SECRET_NAME)]).toEqual([path, 404, false])
  }
  for (const path of [
    `/media/closed/${id}/1.reader.${id}.x/file`,
    `/media/order/${order.id}/1.reader.x/zip`,
  ]) {
    expect((await http.inject(path)).statusCode).toBe(404)
  }
})

test('an unknown file and a file of another order are the same', async () => {
  const maker = await newMaker(site)
  const other = await newClosedOrder(site)
  for (const fileId of [other.files.granted, other.id]) {
    const { code } = await site.refusal(openOrderFile, { id: order.id, fileId }, maker)
    expect(code).toBe('not_found')
  }
})

test('the list with names and links is kept nowhere', async () => {
  const url = `/v1/order/${order.id}/files`
  const headers = { authorization: `Bearer ${order.buyer.token}` }
  const own = await http.inject({ url, headers })
  expect(own.body).toContain(SECRET_NAME)
  expect(own.headers['cache-control']).toBe('private, no-store')
  expect((await http.inject(url)).headers['cache-control']).toBe('no-cache')
})
