import type { IncomingMessage } from 'node:http'
import type { NetworkLimits } from '../limits/network-limits.ts'
import type { RealtimeServer } from '../realtime-server.ts'

export type TransportOptions = {
  readonly realtime: RealtimeServer
  readonly networks: NetworkLimits
  /** Returns the address of the client, as reported by the nearest trusted proxy. */
  readonly addressOf: (request: IncomingMessage) => string
  /** Prevents pages of other sites from connecting on behalf of their visitors. */
  readonly isOriginAllowed: (request: IncomingMessage) => boolean
}
