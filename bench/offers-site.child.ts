/**
 * Runs the whole app with demo data and a thousand more orders of the demo customer. With the argument `--offers`, these
 * orders also have two hundred thousand offers.
 */
import {
  insertMarketOffers,
  insertMarketOrders,
} from '../apps/server/src/app-tests/large-tables/large-market.testing.ts'
import { HOST, openDemoSite } from './open-demo-site.ts'

/** `customer` signs in the owner of the orders, a demo user. */
export type OffersSite = {
  readonly site: string
  readonly customer: { readonly username: string; readonly password: string }
}

const customer = { username: 'customer@verstat.test', password: 'verstat-demo-2026' }

const { app, database, settled, close } = await openDemoSite()
const { rows } = await database.pool.query<{ id: string }>('select id from users where email = $1', [
  customer.username,
])
const [owner] = rows
if (!owner) throw new Error('the demo has no customer')
await insertMarketOrders(database.pool, owner.id)
if (process.argv.includes('--offers')) await insertMarketOffers(database.pool, null)
const site = await app.http.listen({ host: HOST, port: 0 })
await settled()
process.send?.({ site, customer } satisfies OffersSite)
process.once('disconnect', async () => {
  await close()
  process.exit(0)
})
