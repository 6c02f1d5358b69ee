/** Who may perform an operation in a channel, from the strictest to the most open. */
export type Allowed = 'nobody' | 'subscribers' | 'users' | 'everyone'

/** The rules of a namespace. The names are the same as in Centrifugo, so that both engines can use the same rules. */
export type ChannelRules = {
  /**
   * The whole channel name after `name:` must match this pattern. By default any permitted characters are
   * allowed.
   */
  readonly channelPattern?: RegExp
  /** Who may subscribe without a subscription token. A token for the channel always suffices. */
  readonly subscribe: 'nobody' | 'users' | 'everyone'
  /**
   * If `isUserLimited` is set, only user 42 may subscribe to `name:anything#42` without a subscription token.
   */
  readonly isUserLimited?: boolean
  /**
   * Maximum number of publications in the history. Unless `historyTtlSeconds` is set too, there are no
   * offsets and no recovery.
   */
  readonly historySize?: number
  readonly historyTtlSeconds?: number
  readonly isRecoverable?: boolean
  readonly hasPresence?: boolean
  readonly notifiesJoinLeave?: boolean
  /** Which clients may publish; default `nobody`. */
  readonly publish?: Allowed
  readonly readHistory?: Allowed
  readonly readPresence?: Allowed
}

export type NamespaceTable = {
  /** The rules by namespace, which is the part of a channel's name before the colon. */
  readonly namespaces: Readonly<Record<string, ChannelRules>>
  /** The rules of channels without a colon. When they are absent, such channels do not exist. */
  readonly withoutNamespace?: ChannelRules
  /** The server subscribes each signed-in connection to the channel `namespace:#userId` of this namespace. */
  readonly personalNamespace?: string
}
