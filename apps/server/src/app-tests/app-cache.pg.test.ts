import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { apiErrorCode, getOrder, listOrders, listRegions, search } from '@verstat/contract'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type App, buildApp } from '../app.ts'
import type { Database } from '../database.ts'
import { insertOrders, orderRow } from '../modules/directory/directory.testing.ts'
import { bulkLoad, loadDictionaries } from '../modules/directory/index.ts'
import { uploadRow } from '../modules/uploads/uploads.testing.ts'
import { createDatabase } from '../platform/db/pool.ts'
import { databaseGate } from '../platform/testing/database-gate.ts'
import { eventually } from '../platform/testing/eventually.ts'
import { silentHttpLog, silentLog } from '../platform/testing/silent-log.ts'
import { testDatabase } from '../platform/testing/test-database.ts'
import type { Renderer } from '../platform/web/renderer.ts'
import { seedFirstStart } from '../seed-run.ts'

const { db, connection } = await testDatabase<Database>()
/** A change must be visible in every process within this time. */
const SEEN_WITHIN_MS = 2_000

type Node = {
  readonly app: App
  readonly gate: Awaited<ReturnType<typeof databaseGate>>
  readonly rendered: string[]
  readonly close: () => Promise<void>
}

/**
 * Starts a node that behaves like a separate process: it has its own database pool, its own page cache, and a
 * proxy to the database that a test can close.
 */
async function startNode(dataDir: string): Promise<Node> {
  const gate = await databaseGate(connection)
  const database = createDatabase<Database>({ connection: gate.connection, log: silentLog })
  const rendered: string[] = []
  const app = await buildApp({
    database,
    log: silentHttpLog,
    dataDir,
    brand: null,
    origin: 'http://localhost',
    apiBase: '',
    renderer: pagesOf(rendered),
  })
  const close = async () => {
    await app.close()
    await database.close()
    await gate.shut()
  }
  return { app, gate, rendered, close }
}

/** Renders plain-text pages: the list of orders with its count, one order, and the names of regions. */
function pagesOf(rendered: string[]): Renderer {
  return {
    queryKeys: () => [],
    close: async () => {},
    async render(request, { send }) {
      const { pathname } = new URL(request.url)
      rendered.push(pathname)
      const [, section, slug = ''] = pathname.split('/')
      try {
        if (section === 'regions') {
          const regions = await send(listRegions, {})
          return { status: 200, html: regions.map(({ name }) => name.uk).join() }
        }
        if (slug !== 'page') {
          const { title, images } = await send(getOrder, { slug })
          return { status: 200, html: `${title.uk} with ${images.length} pictures` }
        }
        const { total, items } = await send(listOrders, {})
        return { status: 200, html: `${total}: ${items.map(({ title }) => title.uk).join()}` }
      } catch (error) {
        const status = apiErrorCode(error) === 'not_found' ? 404 : 500
        return { status, html: 'nothing here' }
      }
    },
  }
}

let dataDir: string
let nodes: readonly [Node, Node]
let place: Pick<ReturnType<typeof orderRow>, 'region_id' | 'root_id' | 'category_id'>

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'verstat-cache-'))
  await seedFirstStart({ db, dataDir, fill: 'none', now: new Date(), announce: () => {} })
  const dictionaries = await loadDictionaries(db)
  const leaf = dictionaries.categories().find(({ parentKey }) => parentKey !== null)
  const region_id = dictionaries.regions()[0]?.key ?? 0
  place = { region_id, root_id: leaf?.parentKey ?? 0, category_id: leaf?.key ?? 0 }
  nodes = [await startNode(dataDir), await startNode(dataDir)]
})

afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()))
  await rm(dataDir, { recursive: true })
})

beforeEach(async () => {
  await db.deleteFrom('orders').execute()
  await everywhere('/orders/page/1', '0: ')
})

const get = async ({ app }: Node, url: string) => (await app.http.inject(url)).body

/** Waits until every node serves this body. Fails when that takes longer than `SEEN_WITHIN_MS`. */
async function everywhere(url: string, body: string | RegExp): Promise<void> {
  const startedAt = performance.now()
  for (const node of nodes) {
    const matches = (text: string) => (typeof body === 'string' ? text === body : body.test(text))
    await eventually(`${url} says ${body}`, async () => matches(await get(node, url)), 10_000)
  }
  expect(performance.now() - startedAt).toBeLessThan(SEEN_WITHIN_MS)
}

async function storeOrder(overrides: Partial<ReturnType<typeof orderRow>> = {}) {
  const row = orderRow({ ...place, title_uk: 'Пошиття курток', ...overrides })
  await insertOrders(db, [row])
  return row
}

test('an order appears, changes and disappears in lists, counts and its own page, on every process', async () => {
  const { id, slug } = await storeOrder()
  const url = `/orders/${slug}`
  await everywhere('/orders/page/1', '1: Пошиття курток')
  await everywhere(url, /^Пошиття курток/)
  for (const node of nodes) expect((await node.app.http.inject(url)).headers['x-page-cache']).toBe('hit')

  await db.updateTable('orders').set({ title_uk: 'Пошиття штанів' }).where('id', '=', id).execute()
  await everywhere('/orders/page/1', '1: Пошиття штанів')
  await everywhere(url, /^Пошиття штанів/)

  await db.updateTable('orders').set({ status: 'blocked' }).where('id', '=', id).execute()
  await everywhere('/orders/page/1', '0: ')
  await everywhere(url, 'nothing here')
})

test("a visitor's call of the API is answered from the cache and is right in time, on every process", async () => {
  const { id, slug } = await storeOrder()
  const listed = async ({ app }: Node) => {
    const answer = await app.http.inject({ method: 'POST', url: listOrders.path, payload: {} })
    const { items }: { items: { title: { uk: string } }[] } = answer.json()
    return items.map(({ title }) => title.uk).join()
  }
  const shown = async (node: Node) => {
    const order: { title?: { uk: string } } = JSON.parse(await get(node, `/v1/order/${slug}`))
    return order.title?.uk ?? ''
  }
  const everyAnswer = async (wanted: string) => {
    const startedAt = performance.now()
    for (const node of nodes) {
      await eventually(`the list says ${wanted}`, async () => (await listed(node)) === wanted)
      await eventually(`the order says ${wanted}`, async () => (await shown(node)) === wanted)
    }
    expect(performance.now() - startedAt).toBeLessThan(SEEN_WITHIN_MS)
  }
  await everyAnswer('Пошиття курток')
  await db.updateTable('orders').set({ title_uk: 'Пошиття штанів' }).where('id', '=', id).execute()
  await everyAnswer('Пошиття штанів')
  await db.updateTable('orders').set({ status: 'blocked' }).where('id', '=', id).execute()
  await everyAnswer('')
})

test('a cached search is repeated after the index changed or an order was hidden, on every process', async () => {
  const url = `${search.path}?query=${encodeURIComponent('бондарство')}`
  type Found = { items: { order: { title: { uk: string } } }[] }
  const titles = async (node: Node) => {
    const { items }: Found = JSON.parse(await get(node, url))
    return items.map(({ order }) => order.title.uk)
  }
  const findEverywhere = async (wanted: readonly string[]) => {
    for (const node of nodes) {
      await eventually(`${wanted} are found`, async () => String(await titles(node)) === String(wanted))
    }
  }
  await findEverywhere([])
  const { id } = await storeOrder({ title_uk: 'Бондарство: діжки' })
  await findEverywhere(['Бондарство: діжки'])
  await db.updateTable('orders').set({ title_uk: 'Бондарство: барила' }).where('id', '=', id).execute()
  await findEverywhere(['Бондарство: барила'])
  for (const node of nodes) await titles(node)
  await db.updateTable('orders').set({ status: 'blocked' }).where('id', '=', id).execute()
  const hiddenAt = performance.now()
  await findEverywhere([])
  expect(performance.now() - hiddenAt).toBeLessThan(SEEN_WITHIN_MS)
})

test('an image added to an order is shown, and a new order where there was none', async () => {
  const row = orderRow({ ...place, slug: 'shche-nema' })
  await everywhere('/orders/shche-nema', 'nothing here')
  await insertOrders(db, [row])
  await everywhere('/orders/shche-nema', /with 0 pictures/)
  const upload = uploadRow()
  await db.insertInto('uploads').values(upload).execute()
  await db
    .insertInto('order_images')
    .values({ order_id: row.id, upload_id: upload.id, position: 0 })
    .execute()
  await everywhere('/orders/shche-nema', /with 1 pictures/)
})

test('more changes than fit into a notice are still seen', async () => {
  const { id, slug } = await storeOrder()
  const rows = Array.from({ length: 400 }, () => orderRow(place))
  await insertOrders(db, rows)
  await everywhere('/orders/page/1', /^401: /)
  await everywhere(`/orders/${slug}`, /^Пошиття курток/)
  await db.updateTable('orders').set({ title_uk: 'Пошиття штанів' }).execute()
  await everywhere(`/orders/${slug}`, /^Пошиття штанів/)
  await db.transaction().execute((tx) =>
    bulkLoad(tx, async () => {
      await tx.deleteFrom('orders').where('id', '!=', id).execute()
    }),
  )
  await everywhere('/orders/page/1', /^1: /)
})

test('a dictionary name changes everywhere, including in-process caches', async () => {
  await everywhere('/regions', /Вінницька/)
  await db.updateTable('regions').set({ name_uk: 'Подільська' }).where('code', '=', 'vinnytska').execute()
  await everywhere('/regions', /Подільська/)
  await db.updateTable('regions').set({ name_uk: 'Вінницька' }).where('code', '=', 'vinnytska').execute()
  await everywhere('/regions', /Вінницька/)
})

test('an order leaves its pages the moment it expires', async () => {
  await storeOrder({ expires_at: new Date(Date.now() + 1_500) })
  await everywhere('/orders/page/1', /^1: /)
  await delay(1_500)
  await everywhere('/orders/page/1', '0: ')
})

test('changes that the public cannot see invalidate no page', async () => {
  const [node] = nodes
  const { id } = await storeOrder({ status: 'draft' })
  await db.updateTable('orders').set({ title_uk: 'Ще чернетка замовлення' }).where('id', '=', id).execute()
  // The cache processes changes in order. Once it has processed this change of a region, it has also
  // processed the changes of the draft.
  await db.updateTable('regions').set({ position: 1_000 }).where('code', '=', 'abroad').execute()
  const before = node.rendered.length
  await eventually('the later change is seen', async () => {
    await get(node, '/orders/page/1')
    return node.rendered.length > before
  })
  expect(node.rendered.length).toBe(before + 1)
})

test('a burst of changes leaves a responsive cache that ends up correct', async () => {
  const { id } = await storeOrder()
  await everywhere('/orders/page/1', /^1: /)
  for (const node of nodes) node.rendered.length = 0
  const startedAt = performance.now()
  let asked = 0
  let written = 0
  while (performance.now() - startedAt < 3_000) {
    written += 1
    const title = `Пошиття курток, ${written}`
    await db.updateTable('orders').set({ title_uk: title }).where('id', '=', id).execute()
    for (const node of nodes) await get(node, '/orders/page/1')
    asked += 1
  }
  const seconds = Math.ceil((performance.now() - startedAt) / 1_000)
  expect(asked).toBeGreaterThan(4 * seconds)
  for (const node of nodes) expect(node.rendered.length).toBeLessThanOrEqual(seconds + 1)
  await everywhere('/orders/page/1', `1: Пошиття курток, ${written}`)
})

test('while a process cannot reach the database it shows what it had, and afterwards the current state', async () => {
  const [, node] = nodes
  const { id } = await storeOrder()
  await everywhere('/orders/page/1', '1: Пошиття курток')
  await node.gate.shut()
  await db.updateTable('orders').set({ title_uk: 'Пошиття штанів' }).where('id', '=', id).execute()
  const stale = await eventually('the page is past its time', async () => {
    const answer = await node.app.http.inject('/orders/page/1')
    return answer.headers['x-page-cache'] === 'stale' && answer
  })
  expect([stale.statusCode, stale.body]).toEqual([200, '1: Пошиття курток'])
  expect(stale.headers['cache-control']).toBe('public, max-age=0, must-revalidate')
  const unknown = await node.app.http.inject('/orders/page/2')
  expect([unknown.statusCode, unknown.headers['retry-after']]).toEqual([503, '5'])

  await node.gate.open()
  await eventually(
    'the page is of today',
    async () => (await get(node, '/orders/page/1')) === '1: Пошиття штанів',
  )
  await eventually('it is kept again', async () => {
    const { headers } = await node.app.http.inject('/orders/page/1')
    return headers['x-page-cache'] === 'hit'
  })
  await db.updateTable('orders').set({ title_uk: 'Пошиття курток' }).where('id', '=', id).execute()
  await eventually(
    'changes are heard again',
    async () => (await get(node, '/orders/page/1')) === '1: Пошиття курток',
  )
})
