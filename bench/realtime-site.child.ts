/** Runs the whole app with demo data in a separate process. The parent process tells it which changes to publish. */
import { HOST, openDemoSite } from './open-demo-site.ts'

/** Publishes `events` changes of an order. `everyMs` milliseconds pass between two changes. */
export type Changes = { readonly orderId: string; readonly events: number; readonly everyMs: number }

const { app, database, settled, close } = await openDemoSite({
  realtime: {
    mode: 'embedded',
    publicUrl: null,
    secret: null,
    centrifugo: null,
    readsOutbox: false,
  },
})
const site = await app.http.listen({ host: HOST, port: 0 })
await settled()

process.on('message', ({ orderId, events, everyMs }: Changes) => {
  let left = events
  const timer = setInterval(() => {
    void database.pool.query("select realtime_publish($1, 'order.counts', 'order', $2, 0, $3)", [
      `order:${orderId}`,
      orderId,
      { views: left, contacts: 0 },
    ])
    left -= 1
    if (left > 0) return
    clearInterval(timer)
    process.send?.('published')
  }, everyMs)
})
process.send?.(site)
process.once('disconnect', async () => {
  await close()
  process.exit(0)
})
