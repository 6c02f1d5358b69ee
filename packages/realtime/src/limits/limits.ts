/** What one client may take of the server. Times are in milliseconds. */
export type Limits = {
  readonly channelsPerConnection: number
  readonly connectionsPerUser: number
  readonly connectionsPerNetwork: number
  readonly connectsPerNetworkPerSecond: number
  /** Of connections without websockets, whose commands are requests of their own. */
  readonly requestsPerNetworkPerSecond: number
  readonly commandsPerSecond: number
  /** So many commands may come at once before the rate counts. */
  readonly commandBurst: number
  /** Of one message, or of one body. */
  readonly frameBytes: number
  /** What waits to be sent to one client before it is closed as slow. */
  readonly queueBytes: number
  /** Publications in one answer. */
  readonly historyLimit: number
  readonly pingMs: number
  readonly pongMs: number
  /** Until the first command. */
  readonly staleMs: number
  /** Between the end of a token and the end of what it allowed: the client asks for a new one only at its end. */
  readonly graceMs: number
  readonly positionCheckMs: number
  /** For one question to the broker. */
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
