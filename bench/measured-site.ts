/**
 * The server that is measured under load: the app with demo data, a route that only says hello, and a Fastify server
 * without our code.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { listOrders } from '@verstat/contract'
import Fastify from 'fastify'
import {
  type DirectoryContext,
  directoryRoutes,
  loadDictionaries,
} from '../apps/server/src/modules/directory/index.ts'
import { type Binding, routeKey } from '../apps/server/src/platform/http/bind.ts'
import { HOST, openDemoSite } from './open-demo-site.ts'
import { buildPlainPage } from './plain-page/build-plain-page.ts'
import { serveBytes } from './serve-bytes.ts'

const { app, database, settled, close } = await openDemoSite()
const loop = monitorEventLoopDelay({ resolution: 1 })
loop.enable()
// Returns the delays of the event loop in milliseconds since the last request of this route.
app.http.get('/bench/loop', async () => {
  const seen = { p50: loop.percentile(50) / 1e6, p99: loop.percentile(99) / 1e6, max: loop.max / 1e6 }
  loop.reset()
  return seen
})
app.http.get('/bench/memory', async () => ({ rss: process.memoryUsage.rss() }))
app.http.get('/bench/hello', async () => ({ hello: 'world' }))
const site = await app.http.listen({ host: HOST, port: 0 })

const bare = Fastify()
const bindings: readonly Binding<DirectoryContext>[] = directoryRoutes
const list = bindings.find(({ route }) => routeKey(route) === routeKey(listOrders))
const context: DirectoryContext = {
  db: database.db,
  pool: database.pool,
  dictionaries: await loadDictionaries(database.db),
  now: () => new Date(),
  locale: 'uk',
}
const input = listOrders.body.parse({})
bare.post('/list', async () => list?.handle(context, input))
bare.get('/hello', async () => ({ hello: 'world' }))
// The router caches the routes of the first app that it serves in a process. This request makes the measured app
// the first app.
await (await fetch(`${site}/orders/page/1`)).arrayBuffer()
const renderPlain = await buildPlainPage({ brand: 'Верстат', origin: site, apiBase: '', demo: true })
bare.get('/plain', (_, reply) => reply.type('text/html; charset=utf-8').send(renderPlain()))
const beside = await bare.listen({ host: HOST, port: 0 })

const [bytes, listBytes] = [
  await serveBytes(`${site}/orders/page/1`),
  await serveBytes(`${site}/v1/order`, '{}'),
]
await settled()
process.send?.({ site, beside, bytes: bytes.origin, listBytes: listBytes.origin })
process.once('disconnect', async () => {
  bytes.close()
  listBytes.close()
  await bare.close()
  await close()
  process.exit(0)
})
