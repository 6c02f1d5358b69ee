/** Limits per client. Times are in milliseconds. */
export type Limits = {
  readonly channelsPerConnection: number
  readonly connectionsPerUser: number
  readonly connectionsPerNetwork: number
  readonly connectsPerNetworkPerSecond: number
  /** Requests of emulated connections, which send commands as separate requests. */
  readonly requestsPerNetworkPerSecond: number
  readonly commandsPerSecond: number
  /** Commands allowed at once before the rate applies. */
  readonly commandBurst: number
  readonly frameBytes: number
  /** Unsent bytes after which a client is disconnected as slow. */
  readonly queueBytes: number
  readonly historyLimit: number
  readonly pingMs: number
  readonly pongMs: number
  /** Time until the first command must arrive. */
  readonly staleMs: number
  /** Time between the expiry of a token and the end of what it allowed: clients ask for a new one only at expiry. */
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
