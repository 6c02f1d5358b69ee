import type { RealtimeTokenService } from '../../platform/realtime/realtime-tokens.ts'
import type { WriteContext } from '../directory/index.ts'

export type RealtimeContext = WriteContext & {
  /** Null when realtime is turned off. */
  readonly realtime: RealtimeTokenService | null
}
