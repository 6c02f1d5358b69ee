/**
 * Runs the whole app with demo data and the conversations of `MessagesSite`. The reader of each open conversation has
 * nineteen others, so the database has more than eleven thousand.
 */
import {
  insertMakers,
  insertMarketOrders,
  insertPeople,
} from '../../apps/server/src/app-tests/large-tables/large-market.testing.ts'
import { insertTalks } from '../../apps/server/src/app-tests/large-tables/many-talks.testing.ts'
import { hashSecretToken, newSecretToken } from '../../apps/server/src/platform/security/secret-token.ts'
import { HOST, openDemoSite } from '../open-demo-site.ts'

const OPEN_TALKS = 500
const READER_TALKS = 10_000
const READER_MESSAGES = 10
const BUSY_TALKS = 1_000
const FEW_TALKS = 10
const MESSAGES = 100

/** Tokens are those of sessions. */
export type MessagesSite = {
  readonly site: string
  /** Has a thousand conversations with a hundred messages each. */
  readonly busy: string
  /** Has ten of them. */
  readonly few: string
  /** Five hundred conversations between a thousand people. */
  readonly open: readonly OpenTalk[]
}

export type OpenTalk = { readonly id: string; readonly sender: string; readonly reader: string }

const { app, database, settled, close } = await openDemoSite({
  realtime: {
    mode: 'embedded',
    publicUrl: null,
    secret: null,
    centrifugo: null,
    readsOutbox: false,
  },
})
const { pool } = database
const [busy = ''] = await insertPeople(pool, 'busy', 1)
const [few = ''] = await insertPeople(pool, 'few', 1)
const readers = await insertPeople(pool, 'reader', OPEN_TALKS)
const producers = await insertMakers(pool)
await insertMarketOrders(pool, busy)
const now = new Date()
const ofMany = { producers, messages: MESSAGES, now }
await insertTalks(pool, { ...ofMany, customers: [busy], talks: BUSY_TALKS })
await insertTalks(pool, { ...ofMany, customers: [few], talks: FEW_TALKS })
await insertTalks(pool, {
  producers,
  customers: readers,
  talks: READER_TALKS,
  messages: READER_MESSAGES,
  now,
})
await pool.query('vacuum analyze users, producers, orders')

const site = await app.http.listen({ host: HOST, port: 0 })
await settled()
process.send?.({
  site,
  busy: await sessionOf(busy),
  few: await sessionOf(few),
  open: await Promise.all((await latestTalks()).map(toOpen)),
} satisfies MessagesSite)
process.once('disconnect', async () => {
  await close()
  process.exit(0)
})

type TalkRow = { readonly id: string; readonly customer_id: string; readonly supplier_id: string }

/** The latest conversation of each reader. They are with different producers. */
async function latestTalks(): Promise<TalkRow[]> {
  const { rows } = await pool.query<TalkRow>(
    `select id, customer_id, supplier_id from conversations where customer_id = any($1)
      order by last_at desc limit $2`,
    [readers, OPEN_TALKS],
  )
  return rows
}

async function toOpen({ id, customer_id, supplier_id }: TalkRow): Promise<OpenTalk> {
  return { id, sender: await sessionOf(supplier_id), reader: await sessionOf(customer_id) }
}

/** Signing in a thousand people would take minutes, because hashing passwords is slow. */
async function sessionOf(userId: string): Promise<string> {
  const token = newSecretToken()
  await pool.query(
    `insert into sessions (id, user_id, token_hash, ip, user_agent, created_at, last_seen_at, expires_at)
      values (gen_random_uuid(), $1, $2, '', '', now(), now(), now() + interval '1 day')`,
    [userId, hashSecretToken(token)],
  )
  return token
}
