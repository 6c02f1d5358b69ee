import type { StreamPosition } from '../channels/publisher.ts'

/** A publication on its way to the stores and the nodes. Data and info are JSON already. */
export type NewPublication = {
  readonly channel: string
  readonly data: string
  /** The client that published, when one did. */
  readonly info?: string
  readonly tags?: string
  readonly idempotencyKey?: string
  /** How many are kept and how long; null: none, and it gets no offset. */
  readonly keep: { readonly size: number; readonly ttlSeconds: number } | null
}

/** A publication as subscribers get it; offset 0: it is not part of a stream. */
export type StoredPublication = Pick<NewPublication, 'data' | 'info' | 'tags'> & { readonly offset: number }

export type HistoryQuery = {
  readonly ttlSeconds: number
  /** At most so many; 0 asks for the position only. */
  readonly limit: number
  /** Those after it, or before it in reverse; all when absent. */
  readonly since?: number
  readonly isReverse?: boolean
}

export type HistoryPart = {
  readonly position: StreamPosition
  readonly publications: readonly StoredPublication[]
}

/** What nodes tell each other besides publications. */
export type Control =
  | { readonly kind: 'join' | 'leave'; readonly channel: string; readonly info: string }
  | {
      readonly kind: 'unsubscribe'
      readonly target: Target
      readonly channel: string
      readonly code: number
      readonly reason: string
    }
  | { readonly kind: 'subscribe'; readonly target: Target; readonly channel: string }
  | {
      readonly kind: 'disconnect'
      readonly target: Target
      readonly code: number
      readonly reason: string
      readonly revokedAt?: number
    }
  | { readonly kind: 'refresh'; readonly target: Target; readonly expiresAt: number }

/** Connections of a user, or the one of them that has this id; those of `except` are left alone. */
export type Target = { readonly user: string; readonly client?: string; readonly except?: readonly string[] }

/** What became of commands: their session has them, nobody has the session, or it has not taken those before. */
export type Relayed = 'taken' | 'unknown' | 'busy'

/** Carries commands of emulated connections to the node that has the connection. Sessions are told by their keys. */
export type CommandRelay = {
  /** This node has the session from now on, and every node knows it. */
  readonly admit: (session: string) => Promise<void>
  readonly dismiss: (session: string) => void
  readonly pass: (session: string, data: string) => Promise<Relayed>
}

export type BrokerEvents = {
  /** Commands that reached another node, for a session of this one. */
  readonly onCommands: (session: string, data: string) => void
  /** In each channel in the order of the offsets. */
  readonly onPublication: (channel: string, publication: StoredPublication, epoch: string) => void
  readonly onControl: (control: Control) => void
  /** Something may have been lost on the way to this node. */
  readonly onGap: () => void
}

/** Keeps streams and carries publications to every node, the publishing one too. */
export type Broker = {
  /** Where several nodes share the streams. */
  readonly relay?: CommandRelay
  /** The longest data, in bytes, of a publication that is not kept; any length when absent. */
  readonly looseBytes?: number
  readonly start: (events: BrokerEvents) => Promise<void>
  readonly stop: () => Promise<void>
  /** One position per publication, in their order; null where nothing is kept. */
  readonly publish: (publications: readonly NewPublication[]) => Promise<readonly (StreamPosition | null)[]>
  readonly read: (channel: string, query: HistoryQuery) => Promise<HistoryPart>
  /** Where streams stand, in the order asked. */
  readonly positions: (channels: readonly string[]) => Promise<readonly StreamPosition[]>
  readonly removeHistory: (channel: string) => Promise<void>
  readonly tell: (control: Control) => Promise<void>
}
