import type { RealtimeDesk } from '../../platform/realtime/realtime-tokens.ts'
import type { WriteContext } from '../directory/index.ts'

/** What the calls of this module need: to know the caller, and what they may open. */
export type RealtimeContext = WriteContext & {
  /** Null while nobody is told of changes. */
  readonly realtime: RealtimeDesk | null
}
