import type { ClientSession, Transport } from './client-session.ts'
import type { CloseReason } from './protocol/protocol-codes.ts'
import type { RealtimeServer } from './realtime-server.ts'

export type ServerMessage = {
  readonly id?: number
  readonly error?: { readonly code: number; readonly message: string; readonly temporary?: boolean }
  readonly push?: {
    readonly channel?: string
    readonly pub?: MessagePublication
    readonly unsubscribe?: CloseReason
    readonly disconnect?: CloseReason
    readonly join?: { readonly info: MessageClient }
    readonly leave?: { readonly info: MessageClient }
    readonly subscribe?: MessageSubscription
  }
  readonly connect?: {
    readonly client: string
    readonly expires?: boolean
    readonly ttl?: number
    readonly subs?: Readonly<Record<string, MessageSubscription>>
    readonly session?: string
    readonly node?: string
  }
  readonly subscribe?: MessageSubscription
  readonly [method: string]: unknown
}

type MessageClient = { readonly user?: string; readonly client: string }
type MessagePublication = { readonly data: unknown; readonly offset?: number; readonly info?: MessageClient }
type MessageSubscription = {
  readonly recoverable?: boolean
  readonly epoch?: string
  readonly offset?: number
  readonly recovered?: boolean
  readonly was_recovering?: boolean
  readonly publications?: readonly MessagePublication[]
  readonly expires?: boolean
  readonly ttl?: number
}

/** A client whose transport is in memory. */
export type FakeClient = {
  readonly session: ClientSession
  readonly received: ServerMessage[]
  closedWith: CloseReason | null
  /** Number of bytes that the client has not read yet. */
  unread: number
  /** The frames that the server has sent, each as a list of lines. */
  readonly frames: string[][]
  readonly send: (...commands: readonly object[]) => void
  readonly ask: (command: object) => Promise<ServerMessage>
  /** Returns the publications that the client received in a channel, by push and by recovery. */
  readonly publicationsOf: (channel: string) => MessagePublication[]
}

let ids = 0

export function fakeClient(server: RealtimeServer, name: Transport['name'] = 'websocket'): FakeClient {
  const received: ServerMessage[] = []
  const frames: string[][] = []
  const transport: Transport = {
    name,
    isEmulated: name !== 'websocket',
    write(lines) {
      frames.push(lines.map(({ text }) => text))
      received.push(...lines.map(({ text }) => parseMessage(text)))
    },
    close: (reason) => {
      client.closedWith = reason
    },
    bufferedBytes: () => client.unread,
  }
  const session = server.open(transport)
  if (!session) throw new Error('the server drains')
  const send = (...commands: readonly object[]) =>
    session.receive(commands.map((command) => JSON.stringify(command)).join('\n'))
  const channels = new Map<number, string>()
  const client: FakeClient = {
    session,
    received,
    frames,
    closedWith: null,
    unread: 0,
    send,
    async ask(command) {
      ids += 1
      const id = ids
      const { subscribe } = command as { subscribe?: { channel: string } }
      if (subscribe) channels.set(id, subscribe.channel)
      send({ id, ...command })
      return until('an answer', () => received.find((one) => one.id === id))
    },
    publicationsOf: (channel) =>
      received.flatMap(({ id, push, subscribe }) => {
        if (push?.channel === channel && push.pub) return [push.pub]
        return id !== undefined && channels.get(id) === channel ? (subscribe?.publications ?? []) : []
      }),
  }
  return client
}

export function parseMessage(line: string): ServerMessage {
  return JSON.parse(line)
}

export async function until<T>(what: string, look: () => T | undefined, limitMs = 5_000): Promise<T> {
  const end = performance.now() + limitMs
  for (;;) {
    const found = look()
    if (found !== undefined) return found
    if (performance.now() > end) throw new Error(`${what} did not come within ${limitMs} ms`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
}
