import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { WebSocket } from 'ws'
import { parseMessage, type ServerMessage, until } from '../fake-client.testing.ts'
import { readCentrifugoConfig } from '../read-centrifugo-config.ts'
import { startStandalone } from '../standalone-server.ts'
import { type ConnectionClaims, type SubscriptionClaims, signToken } from '../tokens/tokens.ts'

const config = readCentrifugoConfig(
  JSON.parse(readFileSync(join(import.meta.dirname, 'contract-config.json'), 'utf8')),
)

/**
 * The server under test. By default it is our own server. `REALTIME_CONTRACT_HOST` names another server that
 * uses `contract-config.json`, for instance a Centrifugo.
 */
// biome-ignore lint/style/noProcessEnv: the address of another server is passed only to tests.
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

/** Returns a unique name, because all tests share the server. */
export function fresh(prefix = ''): string {
  names += 1
  return `${prefix}${process.pid}-${Date.now()}-${names}`
}

const nowSeconds = () => Math.floor(Date.now() / 1000)

export function connectionToken(sub: string, seconds = 900, more: Partial<ConnectionClaims> = {}): string {
  return signToken(config.keys, { sub, exp: nowSeconds() + seconds, iat: nowSeconds(), ...more })
}

export function subscriptionToken(
  sub: string,
  channel: string,
  seconds = 900,
  more: Partial<SubscriptionClaims> = {},
): string {
  return signToken(config.keys, { sub, channel, exp: nowSeconds() + seconds, iat: nowSeconds(), ...more })
}

/** Returns a token that is signed with another secret. */
export function forgedToken(claims: ConnectionClaims | SubscriptionClaims): string {
  return signToken({ ...config.keys, secret: 'somebody else’s' }, { exp: nowSeconds() + 900, ...claims })
}

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
  readonly received: ServerMessage[]
  readonly sendText: (text: string) => void
  readonly ask: (command: object) => Promise<ServerMessage>
  /** Resolves with the code and the reason with which the server closed the connection. */
  readonly closed: Promise<{ readonly code: number; readonly reason: string }>
  readonly push: (kind: string, channel?: string) => Promise<Record<string, unknown>>
}

let ids = 0

/** Opens a bare websocket client. By default the client answers pings. */
export async function rawClient({ answersPings = true } = {}): Promise<RawClient> {
  const socket = new WebSocket(`ws://${HOST}/connection/websocket`)
  const received: ServerMessage[] = []
  socket.on('message', (data) => {
    for (const line of String(data).split('\n')) {
      if (line === '') continue
      if (line === '{}' && answersPings) socket.send('{}')
      received.push(parseMessage(line))
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
    received,
    closed,
    sendText: (text) => socket.send(text),
    ask(command) {
      ids += 1
      const id = ids
      socket.send(JSON.stringify({ id, ...command }))
      return until(`an answer to ${JSON.stringify(command)}`, () => received.find((one) => one.id === id))
    },
    push: (kind, channel) =>
      until(
        `${kind} of ${channel}`,
        () =>
          received.find(({ push }) => push && kind in push && push.channel === channel)?.push as
            | Record<string, unknown>
            | undefined,
        8_000,
      ),
  }
}

/** Returns a connected client. Without a token the client is anonymous. */
export async function connected(token = ''): Promise<RawClient & { readonly id: string }> {
  const client = await rawClient()
  const { connect, error } = await client.ask({ connect: token === '' ? {} : { token } })
  if (!connect) throw new Error(`not connected: ${error?.code}`)
  return { ...client, id: connect.client }
}

/**
 * Returns the outcome of a command: `ok`, `error` with the code of the refusal, or `closed` with the code of
 * the disconnect.
 */
export async function outcomeOf(client: RawClient, command: object): Promise<string> {
  const answer = client.ask(command).then(({ error }) => (error ? `error ${error.code}` : 'ok'))
  // When the connection closes, the reply never comes and this promise rejects later. The empty handler prevents an
  // unhandled rejection.
  answer.catch((): undefined => undefined)
  const result = await Promise.race([answer, client.closed.then(({ code }) => `closed ${code}`)])
  client.socket.close()
  return result
}
