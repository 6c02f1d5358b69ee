/** Anything that JSON can say. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** Where a stream stands. Another epoch means another stream: offsets of the two cannot be compared. */
export type StreamPosition = { readonly offset: number; readonly epoch: string }

export type Publication = {
  readonly channel: string
  readonly data: Json
  /** A publication told again under the same key within five minutes is not published again. */
  readonly idempotencyKey?: string
}

/** What became of one publication; `code` is one of the protocol's error codes. */
export type PublishResult =
  | { readonly position: StreamPosition | null }
  | { readonly error: { readonly code: number; readonly message: string; readonly isTemporary: boolean } }

export type Disconnect = { readonly code: number; readonly reason: string }

/** The one way in which the rest of the server reaches clients, whichever engine holds their connections. */
export type RealtimePublisher = {
  /**
   * Publishes in the given order; each channel sees its publications in that order. Resolves with one result per
   * publication. Rejects when the engine cannot be reached: then any of them may have been published, and telling all
   * of them again with their keys is safe.
   */
  readonly publish: (publications: readonly Publication[]) => Promise<readonly PublishResult[]>
  /** Where a channel with history stands now. */
  readonly position: (channel: string) => Promise<StreamPosition>
  /** Subscribers of a channel with presence. */
  readonly presenceStats: (channel: string) => Promise<{ readonly clients: number; readonly users: number }>
  /** Ends the subscriptions of a user to a channel, on every node; the client does not subscribe again. */
  readonly unsubscribe: (user: string, channel: string) => Promise<void>
  /**
   * Closes the connections of a user, on every node. Codes 3500–3999 and 4500–4999 tell the client to stay away. With
   * `isRevoked`, connection tokens that were issued to the user before now are refused from now on, where the engine
   * can (the embedded server can).
   */
  readonly disconnect: (
    user: string,
    disconnect: Disconnect,
    options?: { readonly isRevoked?: boolean },
  ) => Promise<void>
}
