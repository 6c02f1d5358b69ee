export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A position in a stream. Offsets of different epochs cannot be compared. */
export type StreamPosition = { readonly offset: number; readonly epoch: string }

export type Publication = {
  readonly channel: string
  readonly data: Json
  /** Repeated publications with the same key are ignored for five minutes. */
  readonly idempotencyKey?: string
}

/** Result of one publication; `code` is an error code of the protocol. */
export type PublishResult =
  | { readonly position: StreamPosition | null }
  | { readonly error: { readonly code: number; readonly message: string; readonly isTemporary: boolean } }

export type Disconnect = { readonly code: number; readonly reason: string }

/** Reaches clients, whichever engine holds their connections. */
export type RealtimePublisher = {
  /**
   * Publishes in order and resolves with one result per publication. Rejects when the engine is unreachable: then any of
   * them may have been published, and publishing all again with the same idempotency keys is safe.
   */
  readonly publish: (publications: readonly Publication[]) => Promise<readonly PublishResult[]>
  readonly position: (channel: string) => Promise<StreamPosition>
  readonly presenceStats: (channel: string) => Promise<{ readonly clients: number; readonly users: number }>
  /** Ends a user's subscriptions to a channel on every node; clients do not resubscribe. */
  readonly unsubscribe: (user: string, channel: string) => Promise<void>
  /**
   * Closes a user's connections on every node. Codes 3500–3999 and 4500–4999 tell clients not to reconnect. With
   * `isRevoked`, connection tokens issued to the user before now are refused, if the engine supports it (the embedded
   * server does).
   */
  readonly disconnect: (
    user: string,
    disconnect: Disconnect,
    options?: { readonly isRevoked?: boolean },
  ) => Promise<void>
}
