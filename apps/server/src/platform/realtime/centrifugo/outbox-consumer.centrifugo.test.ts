import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Centrifuge } from 'centrifuge'
import { expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { createSecretKey } from '../../security/secret-key.ts'
import { eventually } from '../../testing/eventually.ts'
import { testDatabase } from '../../testing/test-database.ts'
import { CHANNELS, orderChannel } from '../channels.ts'
import { createRealtimeTokens, realtimeKeys } from '../realtime-tokens.ts'
import { centrifugoConfig } from './centrifugo-config.ts'
import { withCentrifugo } from './run-centrifugo.testing.ts'

/** Only `npm run test:centrifugo` runs this file. The command builds Centrifugo first. */
// biome-ignore lint/style/noProcessEnv: only the script knows the path of the program.
const { CENTRIFUGO_BINARY = '' } = process.env

const { pool, connection } = await testDatabase()
const keys = realtimeKeys(
  createSecretKey('not looked at, for there is another'),
  'a secret that is long enough for it',
)
const tokens = createRealtimeTokens(keys, () => new Date())

/** Returns the database URL as an operator who sets `CENTRIFUGO_READS_OUTBOX` would write it. */
function databaseUrl(): string {
  const { host = '', port, user, password, database } = connection
  const query = new URLSearchParams({ host, port: String(port) })
  return `postgresql://${user}:${encodeURIComponent(String(password))}@/${database}?${query}`
}

/** Runs a Centrifugo with our configuration, which makes it read the outbox table. */
async function withConsumer(use: (host: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'verstat-centrifugo-'))
  try {
    const path = join(folder, 'centrifugo.json')
    const config = centrifugoConfig({
      table: CHANNELS,
      keys,
      apiKey: 'a-key-of-tests-alone',
      allowedOrigins: [],
      outboxUrl: databaseUrl(),
    })
    writeFileSync(path, JSON.stringify(config))
    await withCentrifugo(CENTRIFUGO_BINARY, path, use)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const waiting = async () => (await pool.query('select from realtime_outbox')).rows.length

test('Centrifugo reads committed outbox events itself, in order, and nothing that was rolled back', async () => {
  await withConsumer(async (host) => {
    const user = randomUUID()
    const client = new Centrifuge(`ws://${host}/connection/websocket`, {
      websocket: WebSocket,
      token: tokens.connect(user).token,
    })
    const own: unknown[] = []
    const ended: number[] = []
    client.on('publication', ({ data }) => own.push(data.t))
    client.on('disconnected', ({ code }) => ended.push(code))
    const id = randomUUID()
    const order = client.newSubscription(orderChannel(id), {
      token: tokens.subscribe(user, orderChannel(id)).token,
    })
    const heard: number[] = []
    order.on('publication', ({ data }) => heard.push(data.ref.ver))
    order.subscribe()
    client.connect()
    await order.ready()

    const publish = (version: number) =>
      pool.query("select realtime_publish($1, 'order.updated', 'order', $2, $3, '{}')", [
        orderChannel(id),
        id,
        version,
      ])
    for (let version = 1; version <= 150; version += 1) await publish(version)
    const undone = await pool.connect()
    await undone.query('begin')
    await undone.query("select realtime_publish($1, 'order.updated', 'order', $2, 999, '{}')", [
      orderChannel(id),
      id,
    ])
    await undone.query('rollback')
    undone.release()
    await pool.query("select realtime_publish($1, 'account.updated', 'user', null, 1, '{}')", [
      `user:#${user}`,
    ])
    await eventually('nothing waits', async () => (await waiting()) === 0)
    await vi.waitFor(() => expect(heard.length).toBe(150))
    expect(heard).toEqual(Array.from({ length: 150 }, (_, n) => n + 1))
    await vi.waitFor(() => expect(own).toEqual(['account.updated']))

    await pool.query("select realtime_disconnect($1, 4501, 'account closed')", [user])
    await vi.waitFor(() => expect(ended).toEqual([4501]))
  })
})

test('events left while no Centrifugo ran are delivered by the next one to reconnecting clients', async () => {
  const id = randomUUID()
  await pool.query("select realtime_publish($1, 'order.updated', 'order', $2, 7, '{}')", [
    orderChannel(id),
    id,
  ])
  expect(await waiting()).toBe(1)
  await withConsumer(async (host) => {
    await eventually('nothing waits', async () => (await waiting()) === 0)
    const client = new Centrifuge(`ws://${host}/connection/websocket`, { websocket: WebSocket })
    const order = client.newSubscription(orderChannel(id), {
      token: tokens.subscribe(null, orderChannel(id)).token,
      since: { offset: 0, epoch: '' },
    })
    const heard: number[] = []
    order.on('publication', ({ data }) => heard.push(data.ref.ver))
    order.subscribe()
    client.connect()
    await vi.waitFor(() => expect(heard).toEqual([7]))
    client.disconnect()
  })
})
