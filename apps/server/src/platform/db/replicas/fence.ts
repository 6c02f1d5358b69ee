import type { LogPosition } from './log-position.ts'

/**
 * What a replica must have replayed before anything may be read from it. The fence is the place up to which the primary
 * had written at some moment, which is never long ago.
 */
export type Fence = {
  /** Undefined while the place is not known. Then only the primary may be read. */
  readonly current: () => LogPosition | undefined
  /** Requires that all reads from now on see everything that is committed now. */
  readonly move: () => void
  /** Returns a function that takes the answer of the primary. It must be called before the primary is asked. */
  readonly ask: () => (position: LogPosition) => void
}

/** Without a call of `move`, the fence is moved this often, to a place that was read as long before. */
const STEP_MS = 500
/** An older fence is not used. So no read is older than this, even if the primary does not answer any more. */
const TRUSTED_MS = 1_500

type Mark = { readonly position: LogPosition; readonly at: number }

export function createFence(now: () => number = () => performance.now()): Fence {
  let moves = 0
  let current: Mark | undefined
  let next: Mark | undefined
  return {
    current: () => (current && now() - current.at <= TRUSTED_MS ? current.position : undefined),
    move() {
      moves += 1
      current = undefined
      next = undefined
    },
    ask() {
      const [askedAt, movesBefore] = [now(), moves]
      return (position) => {
        // The primary may have answered before the change for which the fence was moved.
        if (moves !== movesBefore) return
        const mark = { position, at: askedAt }
        if (!current || now() - current.at > TRUSTED_MS) {
          current = mark
          next = undefined
        } else if (!next) next = mark
        else if (now() - next.at >= STEP_MS) {
          // The fence stays half a second behind, so that a replica is not left out for being some milliseconds late.
          current = next
          next = mark
        }
      }
    },
  }
}
