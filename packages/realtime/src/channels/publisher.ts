export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A position in a stream. Offsets of different epochs cannot be compared. */
export type StreamPosition = { readonly offset: number; readonly epoch: string }

export type Publication = {
  readonly channel: string
  readonly data: Json
  /** A repeated publication with the same key is ignored for five minutes. */
  readonly idempotencyKey?: string
}

/** The result of one publication. `code` is an error code of Centrifugo's protocol. */
export type PublishResult =
  | { readonly position: StreamPosition | null }
  | { readonly error: { readonly code: number; readonly message: string; readonly isTemporary: boolean } }

export type Disconnect = { readonly code: number; readonly reason: string }

/** Publishes to clients, whichever realtime engine holds their connections. */
export type RealtimePublisher = {
  /**
   * Publishes in order and resolves with one result per publication. Rejects when the engine is unreachable.
   * In that case some publications may have been published. It is safe to publish all of them again with the
   * same idempotency keys.
   */
  readonly publish: (publications: readonly Publication[]) => Promise<readonly PublishResult[]>
  readonly position: (channel: string) => Promise<StreamPosition>
  readonly presenceStats: (channel: string) => Promise<{ readonly clients: number; readonly users: number }>
  /** Ends a user's subscriptions to a channel on every node. The clients do not resubscribe. */
  readonly unsubscribe: (user: string, channel: string) => Promise<void>
  /**
   * Closes a user's connections on every node. Codes 3500–3999 and 4500–4999 tell clients not to reconnect.
   * With `isRevoked`, connection tokens that were issued to the user before now are refused. Only the
   * embedded server supports `isRevoked`.
   */
  readonly disconnect: (
    user: string,
    disconnect: Disconnect,
    options?: { readonly isRevoked?: boolean },
  ) => Promise<void>
}
