/** Error replies to commands. The client retries after a temporary error. */
export const ERRORS = {
  internal: { code: 100, message: 'internal server error', temporary: true },
  unauthorized: { code: 101, message: 'unauthorized' },
  unknownChannel: { code: 102, message: 'unknown channel' },
  permissionDenied: { code: 103, message: 'permission denied' },
  methodNotFound: { code: 104, message: 'method not found' },
  alreadySubscribed: { code: 105, message: 'already subscribed' },
  limitExceeded: { code: 106, message: 'limit exceeded' },
  badRequest: { code: 107, message: 'bad request' },
  notAvailable: { code: 108, message: 'not available' },
  tokenExpired: { code: 109, message: 'token expired' },
  expired: { code: 110, message: 'expired' },
  tooManyRequests: { code: 111, message: 'too many requests', temporary: true },
  unrecoverablePosition: { code: 112, message: 'unrecoverable position' },
} as const satisfies Record<string, ErrorReply>

/**
 * Reasons to close a connection. After codes 3000–3499 the client reconnects; after 3500–3999 it does not.
 */
export const DISCONNECTS = {
  shutdown: { code: 3001, reason: 'shutdown' },
  internal: { code: 3004, reason: 'internal server error' },
  connectionExpired: { code: 3005, reason: 'connection expired' },
  subscriptionExpired: { code: 3006, reason: 'subscription expired' },
  slow: { code: 3008, reason: 'slow' },
  insufficientState: { code: 3010, reason: 'insufficient state' },
  noPong: { code: 3012, reason: 'no pong' },
  tooManyRequests: { code: 3013, reason: 'too many requests' },
  invalidToken: { code: 3500, reason: 'invalid token' },
  badRequest: { code: 3501, reason: 'bad request' },
  stale: { code: 3502, reason: 'stale' },
  forced: { code: 3503, reason: 'force disconnect' },
  connectionLimit: { code: 3504, reason: 'connection limit' },
  notAvailable: { code: 3508, reason: 'not available' },
} as const

/** Reasons to end a subscription. From code 2500 on, the client subscribes again. */
export const UNSUBSCRIBES = {
  server: { code: 2000, reason: 'server unsubscribe' },
  insufficientState: { code: 2500, reason: 'insufficient state' },
  expired: { code: 2501, reason: 'subscription expired' },
} as const

export type ErrorReply = { readonly code: number; readonly message: string; readonly temporary?: boolean }
export type CloseReason = { readonly code: number; readonly reason: string }

/** Refuses the current command. The connection continues. */
export class CommandRefused extends Error {
  readonly reply: ErrorReply
  constructor(reply: ErrorReply) {
    super(reply.message)
    this.reply = reply
  }
}

/** Thrown while a command is executed, to close the connection. */
export class ConnectionEnded extends Error {
  readonly disconnect: CloseReason
  constructor(disconnect: CloseReason) {
    super(disconnect.reason)
    this.disconnect = disconnect
  }
}
