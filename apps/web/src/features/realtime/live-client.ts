import type { RealtimeEvent } from '@verstat/contract'
import { Centrifuge, type Options, type Subscription, UnauthorizedError } from 'centrifuge'
import type { LiveSubscription } from '../../lib/realtime/live-subscriptions.ts'
import { describeTrouble, type Trouble } from './live-trouble.ts'

export type ConnectionState = 'disconnected' | 'connecting' | 'connected'
export type ChannelState = 'unsubscribed' | 'subscribing' | 'subscribed'

export type LiveState = {
  readonly connection: ConnectionState
  readonly channels: Readonly<Record<string, ChannelState>>
  /** The latest failure; null once connected. */
  readonly trouble: Trouble | null
}

/** Handlers of a channel; a public channel needs no token. */
export type Listening = Pick<LiveSubscription, 'getPosition' | 'onEvent'> &
  Partial<Pick<LiveSubscription, 'getToken'>>

export type LiveClientOptions = {
  /** Origin of the server, http or https. */
  readonly origin: string
  /** Connection token: '' for a visitor, null when the session is over. */
  readonly getToken: () => Promise<string | null>
  /** Receives the user's own events, which need no channel; null as in `LiveSubscription.onEvent`. */
  readonly hearOwn: (event: RealtimeEvent | null) => void
  readonly log: (trouble: Trouble) => void
  /** Replaces browser globals in tests. */
  readonly transport?: Partial<Pick<Options, 'websocket' | 'networkEventTarget' | 'pageEventTarget'>>
}

export type LiveClient = {
  readonly state: () => LiveState
  readonly watch: (listener: () => void) => () => void
  readonly connect: () => void
  readonly disconnect: () => void
  /** Subscribes to a channel; returns a function that unsubscribes. A channel can have several subscribers. */
  readonly join: (channel: string, listening: Listening) => () => void
}

/** A channel stays open this long without subscribers, because React remounts components to check effects. */
const LINGER_MS = 1_500
const SEEN_MAX = 200
const SILENT: LiveState = { connection: 'disconnected', channels: {}, trouble: null }

/** The tab's connection to the realtime server. Its failures are reported and never thrown into the page. */
export function createLiveClient(options: LiveClientOptions): LiveClient {
  const { origin, hearOwn } = options
  const listeners = new Set<() => void>()
  const rooms = new Map<string, Room>()
  const isNew = createDeduplication()
  let state = SILENT

  function update(change: Partial<LiveState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  function tell(trouble: Trouble): void {
    update({ trouble })
    options.log(trouble)
  }

  const client = new Centrifuge(
    [
      { transport: 'websocket', endpoint: `${origin.replace(/^http/, 'ws')}/connection/websocket` },
      { transport: 'http_stream', endpoint: `${origin}/connection/http_stream` },
    ],
    {
      name: 'verstat',
      emulationEndpoint: `${origin}/emulation`,
      timeout: 5_000,
      minReconnectDelay: 500,
      maxReconnectDelay: 20_000,
      maxServerPingDelay: 10_000,
      getToken: () => tokenOr(options.getToken),
      ...options.transport,
    },
  )
  client.on('connecting', ({ code, reason }) => {
    update({ connection: 'connecting' })
    if (code > 0) tell(describeTrouble('connecting', code, reason))
  })
  client.on('connected', () => update({ connection: 'connected', trouble: null }))
  client.on('disconnected', ({ code, reason }) => {
    update({ connection: 'disconnected' })
    if (code > 0) tell(describeTrouble('disconnected', code, reason))
  })
  client.on('error', ({ error }) => tell(describeTrouble('error', error.code, error.message)))
  client.on('publication', ({ data }) => isNew(data) && hearOwn(data as RealtimeEvent))
  client.on('subscribed', ({ recovered }) => {
    if (!recovered) hearOwn(null)
  })

  function open(channel: string, { getToken, getPosition }: Listening): Room {
    const subscription = client.newSubscription(channel, {
      minResubscribeDelay: 500,
      maxResubscribeDelay: 20_000,
      ...(getToken ? { getToken: () => tokenOr(getToken) } : {}),
      ...(getPosition ? { getState: () => getPosition() } : {}),
    })
    const room: Room = { subscription, hearers: new Set(), closing: undefined }
    const onEvent = (event: RealtimeEvent | null) => {
      for (const each of room.hearers) each(event)
    }
    subscription.on('state', ({ newState }) =>
      update({ channels: { ...state.channels, [channel]: newState as ChannelState } }),
    )
    subscription.on('subscribed', ({ recovered }) => {
      if (!recovered) onEvent(null)
    })
    subscription.on('publication', ({ data }) => isNew(data) && onEvent(data as RealtimeEvent))
    subscription.on('error', ({ error }) =>
      tell(describeTrouble('error', error.code, error.message, channel)),
    )
    subscription.on('unsubscribed', ({ code, reason }) => {
      if (code > 0) tell(describeTrouble('unsubscribed', code, reason, channel))
    })
    subscription.subscribe()
    rooms.set(channel, room)
    return room
  }

  function close(channel: string, { subscription }: Room): void {
    client.removeSubscription(subscription)
    rooms.delete(channel)
    const { [channel]: _gone, ...channels } = state.channels
    update({ channels })
  }

  return {
    state: () => state,
    watch(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    connect: () => client.connect(),
    disconnect: () => client.disconnect(),
    join(channel, listening) {
      const room = rooms.get(channel) ?? open(channel, listening)
      clearTimeout(room.closing)
      // A new function each time, so that the same handler passed twice counts twice.
      const hearer: Hearer = (event) => listening.onEvent(event)
      room.hearers.add(hearer)
      return () => {
        room.hearers.delete(hearer)
        if (room.hearers.size === 0) room.closing = setTimeout(() => close(channel, room), LINGER_MS)
      }
    },
  }
}

type Hearer = (event: RealtimeEvent | null) => void
type Room = {
  readonly subscription: Subscription
  readonly hearers: Set<Hearer>
  closing: ReturnType<typeof setTimeout> | undefined
}

async function tokenOr(getToken: () => Promise<string | null>): Promise<string> {
  const token = await getToken()
  if (token === null) throw new UnauthorizedError('')
  return token
}

/** Events are delivered at least once; duplicates are dropped by id. */
function createDeduplication(): (data: unknown) => boolean {
  const seen = new Set<string>()
  return (data) => {
    const id = (data as Partial<RealtimeEvent> | null)?.id
    if (typeof id !== 'string' || seen.has(id)) return false
    seen.add(id)
    const [oldest] = seen
    if (seen.size > SEEN_MAX && oldest !== undefined) seen.delete(oldest)
    return true
  }
}
