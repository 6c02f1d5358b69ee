import type { RealtimeEvent } from '@verstat/contract'
import { Centrifuge, type Options, type Subscription, UnauthorizedError } from 'centrifuge'
import type { LiveSubscription } from '../../lib/realtime/live-subscriptions.ts'
import { isRecord } from '../../lib/storage/stored-json.ts'
import { type ConnectionFailure, describeFailure } from './connection-failure.ts'

export type ConnectionState = 'disconnected' | 'connecting' | 'connected'
export type ChannelState = 'unsubscribed' | 'subscribing' | 'subscribed'

export type LiveState = {
  readonly connection: ConnectionState
  readonly channels: Readonly<Record<string, ChannelState>>
  /** The latest failure, or null after a successful connection. */
  readonly failure: ConnectionFailure | null
}

/** Handlers of a channel. A public channel needs no `getToken`. */
export type ChannelHandlers = Pick<LiveSubscription, 'getPosition' | 'onEvent'> &
  Partial<Pick<LiveSubscription, 'getToken'>>

export type LiveClientOptions = {
  /** Origin of the realtime server, with `http:` or `https:`. */
  readonly origin: string
  /** Returns the token for the connection: '' for a visitor, null when the session is over. */
  readonly getToken: () => Promise<string | null>
  /**
   * Receives the events of the signed-in user, which need no subscription. The value null has the same meaning as in
   * `LiveSubscription.onEvent`.
   */
  readonly onOwnEvent: (event: RealtimeEvent | null) => void
  readonly log: (failure: ConnectionFailure) => void
  /** Tests pass replacements for the browser's globals. */
  readonly transport?: Partial<Pick<Options, 'websocket' | 'networkEventTarget' | 'pageEventTarget'>>
}

export type LiveClient = {
  readonly state: () => LiveState
  readonly watch: (listener: () => void) => () => void
  readonly connect: () => void
  readonly disconnect: () => void
  /** Subscribes to a channel and returns a function that unsubscribes. A channel can have several subscribers. */
  readonly subscribe: (channel: string, handlers: ChannelHandlers) => () => void
}

/** A channel without subscribers stays open this long, because React's strict mode mounts each component twice. */
const CLOSE_DELAY_MS = 1_500
const SEEN_MAX = 200
const INITIAL: LiveState = { connection: 'disconnected', channels: {}, failure: null }

/** Creates the tab's connection to the realtime server. Failures are logged and shown in `state`, and never thrown. */
export function createLiveClient(options: LiveClientOptions): LiveClient {
  const { origin, onOwnEvent } = options
  const listeners = new Set<() => void>()
  const openChannels = new Map<string, OpenChannel>()
  const isNew = createDeduplication()
  let state = INITIAL

  function update(change: Partial<LiveState>): void {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  function report(failure: ConnectionFailure): void {
    update({ failure })
    options.log(failure)
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
      getToken: () => tokenOrThrow(options.getToken),
      ...options.transport,
    },
  )
  client.on('connecting', ({ code, reason }) => {
    update({ connection: 'connecting' })
    if (code > 0) report(describeFailure('connecting', code, reason))
  })
  client.on('connected', () => update({ connection: 'connected', failure: null }))
  client.on('disconnected', ({ code, reason }) => {
    update({ connection: 'disconnected' })
    if (code > 0) report(describeFailure('disconnected', code, reason))
  })
  client.on('error', ({ error }) => report(describeFailure('error', error.code, error.message)))
  client.on('publication', ({ data }) => isNew(data) && onOwnEvent(data))
  client.on('subscribed', ({ recovered }) => {
    if (!recovered) onOwnEvent(null)
  })

  function open(channel: string, { getToken, getPosition }: ChannelHandlers): OpenChannel {
    const subscription = client.newSubscription(channel, {
      minResubscribeDelay: 500,
      maxResubscribeDelay: 20_000,
      ...(getToken ? { getToken: () => tokenOrThrow(getToken) } : {}),
      ...(getPosition ? { getState: () => getPosition() } : {}),
    })
    const openChannel: OpenChannel = { subscription, subscribers: new Set(), closing: undefined }
    const onEvent = (event: RealtimeEvent | null) => {
      for (const each of openChannel.subscribers) each(event)
    }
    subscription.on('state', ({ newState }) =>
      update({ channels: { ...state.channels, [channel]: newState } }),
    )
    subscription.on('subscribed', ({ recovered }) => {
      if (!recovered) onEvent(null)
    })
    subscription.on('publication', ({ data }) => isNew(data) && onEvent(data))
    subscription.on('error', ({ error }) =>
      report(describeFailure('error', error.code, error.message, channel)),
    )
    subscription.on('unsubscribed', ({ code, reason }) => {
      if (code > 0) report(describeFailure('unsubscribed', code, reason, channel))
    })
    subscription.subscribe()
    openChannels.set(channel, openChannel)
    return openChannel
  }

  function close(channel: string, { subscription }: OpenChannel): void {
    client.removeSubscription(subscription)
    openChannels.delete(channel)
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
    subscribe(channel, handlers) {
      const openChannel = openChannels.get(channel) ?? open(channel, handlers)
      clearTimeout(openChannel.closing)
      // Each call adds a new function to `subscribers`, so that a handler passed twice counts as two subscribers.
      const subscriber: Subscriber = (event) => handlers.onEvent(event)
      openChannel.subscribers.add(subscriber)
      return () => {
        openChannel.subscribers.delete(subscriber)
        if (openChannel.subscribers.size === 0)
          openChannel.closing = setTimeout(() => close(channel, openChannel), CLOSE_DELAY_MS)
      }
    },
  }
}

type Subscriber = (event: RealtimeEvent | null) => void
type OpenChannel = {
  readonly subscription: Subscription
  readonly subscribers: Set<Subscriber>
  closing: ReturnType<typeof setTimeout> | undefined
}

async function tokenOrThrow(getToken: () => Promise<string | null>): Promise<string> {
  const token = await getToken()
  if (token === null) throw new UnauthorizedError('')
  return token
}

/** The server may deliver an event several times. The returned function accepts each event id once. */
function createDeduplication(): (data: unknown) => data is RealtimeEvent {
  const seen = new Set<string>()
  return (data): data is RealtimeEvent => {
    const id = isRecord(data) ? data.id : undefined
    if (typeof id !== 'string' || seen.has(id)) return false
    seen.add(id)
    const [oldest] = seen
    if (seen.size > SEEN_MAX && oldest !== undefined) seen.delete(oldest)
    return true
  }
}
