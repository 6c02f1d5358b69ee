import type { IncomingMessage } from 'node:http'
import type { NetworkLimits } from '../limits/network-limits.ts'
import type { RealtimeServer } from '../realtime-server.ts'

/** What every transport needs. */
export type TransportOptions = {
  readonly realtime: RealtimeServer
  readonly networks: NetworkLimits
  /** Where a request comes from, as the nearest trusted proxy tells it. */
  readonly addressOf: (request: IncomingMessage) => string
  /** Pages of other sites must not connect in the name of who visits them. */
  readonly isOriginAllowed: (request: IncomingMessage) => boolean
}
