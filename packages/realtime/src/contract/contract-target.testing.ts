import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { WebSocket } from 'ws'
import { type Heard, until } from '../fake-client.testing.ts'
import { readCentrifugoConfig } from '../read-centrifugo-config.ts'
import { startStandalone } from '../standalone-server.ts'
import { type ConnectionClaims, type SubscriptionClaims, signToken } from '../tokens/tokens.ts'

const config = readCentrifugoConfig(
  JSON.parse(readFileSync(join(import.meta.dirname, 'contract-config.json'), 'utf8')),
)

/**
 * Where the contract is put to the test: our own server, or whatever serves `contract-config.json` at the address in
 * `REALTIME_CONTRACT_HOST`, a Centrifugo for instance.
 */
// biome-ignore lint/style/noProcessEnv: only tests are told where another server is.
export const HOST = process.env.REALTIME_CONTRACT_HOST ?? (await startOwn())

async function startOwn(): Promise<string> {
  const server = await startStandalone(config, {
    port: 0,
    limits: { connectionsPerNetwork: 1_000, connectsPerNetworkPerSecond: 1_000 },
    onFault: (error) => {
      throw error
    },
  })
  afterAll(() => server.stop())
  return `127.0.0.1:${server.port}`
}

let names = 0

/** A name that no other test has used, on a server that other tests use too. */
export function fresh(prefix = ''): string {
  names += 1
  return `${prefix}${process.pid}-${Date.now()}-${names}`
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

/** A token of a connection that ends in so many seconds. */
export function connectionToken(sub: string, seconds = 900, more: Partial<ConnectionClaims> = {}): string {
  return signToken(config.keys, { sub, exp: nowSeconds() + seconds, iat: nowSeconds(), ...more })
}

/** A token of a subscription that ends in so many seconds. */
export function subscriptionToken(
  sub: string,
  channel: string,
  seconds = 900,
  more: Partial<SubscriptionClaims> = {},
): string {
  return signToken(config.keys, { sub, channel, exp: nowSeconds() + seconds, iat: nowSeconds(), ...more })
}

/** Signed by somebody else. */
export function forgedToken(claims: ConnectionClaims | SubscriptionClaims): string {
  return signToken({ ...config.keys, secret: 'somebody else’s' }, { exp: nowSeconds() + 900, ...claims })
}

/** Calls the HTTP API. */
export async function api<T = unknown>(method: string, body: object): Promise<T> {
  const answer = await fetch(`http://${HOST}/api/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': config.apiKey ?? '' },
    body: JSON.stringify(body),
  })
  if (!answer.ok) throw new Error(`${method} answered ${answer.status}`)
  return (await answer.json()) as T
}

export type RawClient = {
  readonly socket: WebSocket
  readonly heard: Heard[]
  readonly say: (text: string) => void
  readonly ask: (command: object) => Promise<Heard>
  /** How the server closed the connection. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  readonly push: (kind: string, channel?: string) => Promise<Record<string, unknown>>
}

let ids = 0

/** A websocket that speaks the protocol by hand and answers pings unless told not to. */
export async function rawClient({ answersPings = true } = {}): Promise<RawClient> {
  const socket = new WebSocket(`ws://${HOST}/connection/websocket`)
  const heard: Heard[] = []
  socket.on('message', (data) => {
    for (const line of String(data).split('\n')) {
      if (line === '') continue
      if (line === '{}' && answersPings) socket.send('{}')
      heard.push(JSON.parse(line) as Heard)
    }
  })
  const closed = new Promise<{ code: number; reason: string }>((resolve) => {
    socket.on('close', (code, reason) => resolve({ code, reason: String(reason) }))
  })
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('error', reject)
  })
  return {
    socket,
    heard,
    closed,
    say: (text) => socket.send(text),
    ask(command) {
      ids += 1
      const id = ids
      socket.send(JSON.stringify({ id, ...command }))
      return until(`an answer to ${JSON.stringify(command)}`, () => heard.find((one) => one.id === id))
    },
    push: (kind, channel) =>
      until(
        `${kind} of ${channel}`,
        () =>
          heard.find(({ push }) => push && kind in push && push.channel === channel)?.push as
            | Record<string, unknown>
            | undefined,
        8_000,
      ),
  }
}

/** A client that has connected; as nobody without a token. */
export async function connected(token = ''): Promise<RawClient & { readonly id: string }> {
  const client = await rawClient()
  const { connect, error } = await client.ask({ connect: token === '' ? {} : { token } })
  if (!connect) throw new Error(`not connected: ${error?.code}`)
  return { ...client, id: connect.client }
}

/** What became of a command: `ok`, the code of the refusal, or the code of the end of the connection. */
export async function fate(client: RawClient, command: object): Promise<string> {
  const answer = client.ask(command).then(({ error }) => (error ? `error ${error.code}` : 'ok'))
  // The end of the connection decides first; the answer then never comes.
  answer.catch((): undefined => undefined)
  const result = await Promise.race([answer, client.closed.then(({ code }) => `closed ${code}`)])
  client.socket.close()
  return result
}
