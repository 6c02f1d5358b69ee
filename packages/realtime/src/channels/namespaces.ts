/** Who may do something in a channel, in order: nobody, who is subscribed to it, who has signed in, everyone. */
export type Allowed = 'nobody' | 'subscribers' | 'users' | 'everyone'

/** What holds for every channel of one namespace. The names follow Centrifugo's, so that one table serves both. */
export type ChannelRules = {
  /** The part after `name:`, whole; every permitted character unless said. */
  readonly channelPattern?: RegExp
  /** Who may subscribe without a subscription token; a token for the channel always lets its owner in. */
  readonly subscribe: 'nobody' | 'users' | 'everyone'
  /** `name:anything#42` lets user 42 in without a subscription token, and nobody else. */
  readonly isUserLimited?: boolean
  /** Publications kept for those who come back, and for how long; without both there are neither offsets nor recovery. */
  readonly historySize?: number
  readonly historyTtlSeconds?: number
  /** Every subscriber recovers what it missed; otherwise nobody does. */
  readonly isRecoverable?: boolean
  /** Subscribers are counted and listed. */
  readonly hasPresence?: boolean
  /** Subscribers are told who comes and goes. */
  readonly tellsJoinLeave?: boolean
  /** Clients publish, read the history and the presence of a channel themselves; nobody unless said. */
  readonly publish?: Allowed
  readonly readHistory?: Allowed
  readonly readPresence?: Allowed
}

export type NamespaceTable = {
  /** By the part of the channel's name before the colon. */
  readonly namespaces: Readonly<Record<string, ChannelRules>>
  /** For channels without a colon; without rules there are no such channels. */
  readonly withoutNamespace?: ChannelRules
  /** Each signed-in connection is subscribed to `namespace:#userId` by the server. */
  readonly personalNamespace?: string
}
