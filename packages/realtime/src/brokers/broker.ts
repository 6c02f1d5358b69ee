import type { StreamPosition } from '../channels/publisher.ts'

/** A publication to be stored and delivered. `data`, `info` and `tags` are serialized JSON. */
export type NewPublication = {
  readonly channel: string
  readonly data: string
  readonly info?: string
  readonly tags?: string
  readonly idempotencyKey?: string
  /** Retention of history; null stores nothing, and the publication gets no offset. */
  readonly keep: { readonly size: number; readonly ttlSeconds: number } | null
}

/** A publication as delivered to subscribers; offset 0 means that it is not part of a stream. */
export type StoredPublication = Pick<NewPublication, 'data' | 'info' | 'tags'> & { readonly offset: number }

export type HistoryQuery = {
  readonly ttlSeconds: number
  /** Maximum number; 0 returns only the position. */
  readonly limit: number
  /** Only publications after this offset (before it in reverse); default all. */
  readonly since?: number
  readonly isReverse?: boolean
}

export type HistoryPart = {
  readonly position: StreamPosition
  readonly publications: readonly StoredPublication[]
}

/** Messages between nodes, besides publications. */
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

/** The connections of a user, or only the one with the id `client`; `except` are ids to skip. */
export type Target = { readonly user: string; readonly client?: string; readonly except?: readonly string[] }

/** `taken`: the session has received the commands; `unknown`: no node has the session; `busy`: too many are unread. */
export type Relayed = 'taken' | 'unknown' | 'busy'

/** Forwards commands of emulated connections to the node of the connection. Sessions are identified by key. */
export type CommandRelay = {
  readonly admit: (session: string) => Promise<void>
  readonly dismiss: (session: string) => void
  readonly pass: (session: string, data: string) => Promise<Relayed>
}

export type BrokerEvents = {
  /** Commands for a session of this node that another node received. */
  readonly onCommands: (session: string, data: string) => void
  /** Called in the order of offsets within each channel. */
  readonly onPublication: (channel: string, publication: StoredPublication, epoch: string) => void
  readonly onControl: (control: Control) => void
  /** Publications or controls may have been lost on the way to this node. */
  readonly onGap: () => void
}

/** Stores streams and delivers publications to every node, including the publishing one. */
export type Broker = {
  /** Present when several nodes share the streams. */
  readonly relay?: CommandRelay
  /** Maximum bytes of data of a publication without history; default unlimited. */
  readonly maxUnstoredBytes?: number
  readonly start: (events: BrokerEvents) => Promise<void>
  readonly stop: () => Promise<void>
  /** Returns one position per publication, in order; null for those without history. */
  readonly publish: (publications: readonly NewPublication[]) => Promise<readonly (StreamPosition | null)[]>
  readonly read: (channel: string, query: HistoryQuery) => Promise<HistoryPart>
  /** Current positions of streams, in the order of `channels`. */
  readonly positions: (channels: readonly string[]) => Promise<readonly StreamPosition[]>
  readonly removeHistory: (channel: string) => Promise<void>
  readonly sendControl: (control: Control) => Promise<void>
}
