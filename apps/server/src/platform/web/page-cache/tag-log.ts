/**
 * Records the invalidation of tags. Tells whether a page that was made at some moment has been invalidated
 * since.
 */
export type TagLog = {
  /** The current moment, which is a count of invalidations. */
  readonly moment: () => number
  readonly drop: (tags: readonly string[]) => void
  readonly dropAll: () => void
  /** Whether none of these tags was invalidated after the moment `since`. */
  readonly holds: (tags: readonly string[], since: number) => boolean
}

/** With more tags than this, it is cheaper to invalidate everything than to record each tag. */
const NAMES_MAX = 10_000

export function createTagLog(): TagLog {
  const droppedAt = new Map<string, number>()
  let moment = 0
  let allDroppedAt = 0
  const dropAll = () => {
    moment += 1
    allDroppedAt = moment
    droppedAt.clear()
  }
  return {
    moment: () => moment,
    drop(tags) {
      if (droppedAt.size + tags.length > NAMES_MAX) return dropAll()
      moment += 1
      for (const tag of tags) droppedAt.set(tag, moment)
    },
    dropAll,
    holds: (tags, since) =>
      since === moment || (since >= allDroppedAt && tags.every((tag) => (droppedAt.get(tag) ?? 0) <= since)),
  }
}
