/** Who may perform an operation in a channel, from strictest to most open. */
export type Allowed = 'nobody' | 'subscribers' | 'users' | 'everyone'

/** Rules of a namespace. The names follow Centrifugo's, so that one table serves both engines. */
export type ChannelRules = {
  /** Must match the whole name after `name:`; default any permitted characters. */
  readonly channelPattern?: RegExp
  /** Who may subscribe without a subscription token. A token for the channel always suffices. */
  readonly subscribe: 'nobody' | 'users' | 'everyone'
  /** `name:anything#42` lets only user 42 subscribe without a subscription token. */
  readonly isUserLimited?: boolean
  /** Size and TTL of the history; unless both are set there are no offsets and no recovery. */
  readonly historySize?: number
  readonly historyTtlSeconds?: number
  readonly isRecoverable?: boolean
  readonly hasPresence?: boolean
  readonly notifiesJoinLeave?: boolean
  /** Client permissions; default `nobody`. */
  readonly publish?: Allowed
  readonly readHistory?: Allowed
  readonly readPresence?: Allowed
}

export type NamespaceTable = {
  /** By the part of a channel's name before the colon. */
  readonly namespaces: Readonly<Record<string, ChannelRules>>
  /** Rules of channels without a colon; if absent, such channels do not exist. */
  readonly withoutNamespace?: ChannelRules
  /** The server subscribes each signed-in connection to `namespace:#userId`. */
  readonly personalNamespace?: string
}
