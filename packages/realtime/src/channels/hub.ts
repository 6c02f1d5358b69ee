import type { Target } from '../brokers/broker.ts'
import type { ClientSession } from '../client-session.ts'
import { Channel, type Subscription } from './channel-subscription.ts'

export class Hub {
  readonly sessions: Set<ClientSession> = new Set()
  readonly channels: Map<string, Channel> = new Map()
  readonly #byUser: Map<string, Set<ClientSession>> = new Map()
  readonly #byKey: Map<string, ClientSession> = new Map()
  readonly #sessionOf: WeakMap<Subscription, ClientSession> = new WeakMap()

  open(session: ClientSession): void {
    this.sessions.add(session)
    if (session.emulation) this.#byKey.set(session.emulation.key, session)
  }

  /** Indexes a session by its user, who is known only after the session's connect command. */
  setUser(session: ClientSession): void {
    if (session.user === '') return
    const own = this.#byUser.get(session.user) ?? new Set()
    own.add(session)
    this.#byUser.set(session.user, own)
  }

  close(session: ClientSession): void {
    this.sessions.delete(session)
    if (session.emulation) this.#byKey.delete(session.emulation.key)
    const own = this.#byUser.get(session.user)
    own?.delete(session)
    if (own?.size === 0) this.#byUser.delete(session.user)
  }

  connectionsOf(user: string): number {
    return this.#byUser.get(user)?.size ?? 0
  }

  /** Returns the connection of a client without a websocket by the key of the client's `EmulationSecret`. */
  byKey(key: string): ClientSession | undefined {
    return this.#byKey.get(key)
  }

  /**
   * Returns the connections of a target. When `user` is empty, `client` is searched among all connections.
   */
  matching({ user, client, except = [] }: Target): ClientSession[] {
    const own = user === '' && client !== undefined ? this.sessions : (this.#byUser.get(user) ?? [])
    return [...own].filter(({ id }) => (client === undefined || id === client) && !except.includes(id))
  }

  /** Returns the channel with its subscribers, or a new channel without subscribers. */
  channel(name: string): Channel {
    return this.channels.get(name) ?? new Channel(name)
  }

  join(subscription: Subscription, session: ClientSession): void {
    subscription.channel.subscriptions.add(subscription)
    this.channels.set(subscription.channel.name, subscription.channel)
    this.#sessionOf.set(subscription, session)
    session.subscriptions.set(subscription.channel.name, subscription)
  }

  leave(subscription: Subscription): void {
    const { channel } = subscription
    channel.subscriptions.delete(subscription)
    if (channel.subscriptions.size === 0) this.channels.delete(channel.name)
  }

  /** Returns the confirmed subscriptions to a channel, with their sessions. */
  present(name: string): { readonly session: ClientSession; readonly subscription: Subscription }[] {
    return [...(this.channels.get(name)?.subscriptions ?? [])].flatMap((subscription) => {
      const session = this.#sessionOf.get(subscription)
      return session && subscription.waiting === null ? [{ session, subscription }] : []
    })
  }
}
