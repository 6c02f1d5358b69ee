import type { StreamPosition } from '../channels/publisher.ts'

/** A publication to be stored and delivered. `data`, `info` and `tags` are serialized JSON. */
export type NewPublication = {
  readonly channel: string
  readonly data: string
  readonly info?: string
  readonly tags?: string
  readonly idempotencyKey?: string
  /**
   * How many publications of the channel are kept, and for how long. Null means that this publication is not
   * stored and gets no offset.
   */
  readonly keep: { readonly size: number; readonly ttlSeconds: number } | null
}

/** A publication as delivered to subscribers. The offset is 0 when the publication is not part of a stream. */
export type StoredPublication = Pick<NewPublication, 'data' | 'info' | 'tags'> & { readonly offset: number }

export type HistoryQuery = {
  readonly ttlSeconds: number
  /** Maximum number of publications. 0 returns only the position. */
  readonly limit: number
  /**
   * Returns only publications after this offset, or before it when `isReverse` is set. By default returns
   * all.
   */
  readonly since?: number
  readonly isReverse?: boolean
}

export type HistoryPart = {
  readonly position: StreamPosition
  readonly publications: readonly StoredPublication[]
}

/** Messages that nodes send to each other, besides publications. */
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

/**
 * Selects connections of a user: all of them, or only the one with the id `client`. `except` lists ids of
 * connections to leave out.
 */
export type Target = { readonly user: string; readonly client?: string; readonly except?: readonly string[] }

/**
 * The result of forwarding a client's commands. `taken`: the session's node gets them. `unknown`: no node has
 * the session. `busy`: the session has too many unread commands.
 */
export type Relayed = 'taken' | 'unknown' | 'busy'

/**
 * Forwards the commands of clients without a websocket, which arrive as separate HTTP requests, to the node
 * that holds the client's connection. Sessions are identified by their key.
 */
export type CommandRelay = {
  readonly admit: (session: string) => Promise<void>
  readonly dismiss: (session: string) => void
  readonly pass: (session: string, data: string) => Promise<Relayed>
}

export type BrokerEvents = {
  /** Called when another node has received commands for a session of this node. */
  readonly onCommands: (session: string, data: string) => void
  /** Called in the order of offsets within each channel. */
  readonly onPublication: (channel: string, publication: StoredPublication, epoch: string) => void
  readonly onControl: (control: Control) => void
  /** Called when publications or control messages may have been lost on the way to this node. */
  readonly onGap: () => void
}

/** Stores streams and delivers publications to every node, including the node that publishes. */
export type Broker = {
  /** Present only when several nodes share the streams. */
  readonly relay?: CommandRelay
  /** Maximum size in bytes of the data of a publication without history; by default unlimited. */
  readonly maxUnstoredBytes?: number
  readonly start: (events: BrokerEvents) => Promise<void>
  readonly stop: () => Promise<void>
  /**
   * Returns one position per publication, in order. The position is null for a publication without history.
   */
  readonly publish: (publications: readonly NewPublication[]) => Promise<readonly (StreamPosition | null)[]>
  readonly read: (channel: string, query: HistoryQuery) => Promise<HistoryPart>
  /** Returns the current positions of streams, in the order of `channels`. */
  readonly positions: (channels: readonly string[]) => Promise<readonly StreamPosition[]>
  readonly removeHistory: (channel: string) => Promise<void>
  readonly sendControl: (control: Control) => Promise<void>
}
