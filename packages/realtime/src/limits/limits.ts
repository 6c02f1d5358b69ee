/** Limits per client. Times are in milliseconds. */
export type Limits = {
  readonly channelsPerConnection: number
  readonly connectionsPerUser: number
  readonly connectionsPerNetwork: number
  readonly connectsPerNetworkPerSecond: number
  /** Limits the HTTP requests with which clients without a websocket send commands. */
  readonly requestsPerNetworkPerSecond: number
  readonly commandsPerSecond: number
  /** Number of commands that are allowed at once before `commandsPerSecond` applies. */
  readonly commandBurst: number
  readonly frameBytes: number
  /** A client with more unsent bytes than this is disconnected as slow. */
  readonly queueBytes: number
  readonly historyLimit: number
  readonly pingMs: number
  readonly pongMs: number
  /** Time within which a new connection must send its first command. */
  readonly staleMs: number
  /**
   * Time for which a token's rights continue after its expiry, because clients ask for a new token only at
   * expiry.
   */
  readonly graceMs: number
  readonly positionCheckMs: number
  readonly brokerMs: number
}

export const LIMITS: Limits = {
  channelsPerConnection: 32,
  connectionsPerUser: 20,
  connectionsPerNetwork: 10_000,
  connectsPerNetworkPerSecond: 200,
  requestsPerNetworkPerSecond: 500,
  commandsPerSecond: 20,
  commandBurst: 100,
  frameBytes: 65_536,
  queueBytes: 1_048_576,
  historyLimit: 300,
  pingMs: 25_000,
  pongMs: 8_000,
  staleMs: 10_000,
  graceMs: 25_000,
  positionCheckMs: 40_000,
  brokerMs: 2_000,
}
