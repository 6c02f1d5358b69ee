/** When what was dropped: tells whether something made at a moment has been overtaken since. */
export type TagLog = {
  /** The present moment, counted in drops. */
  readonly moment: () => number
  readonly drop: (tags: readonly string[]) => void
  readonly dropAll: () => void
  /** Whether nothing with one of these tags was dropped after that moment. */
  readonly holds: (tags: readonly string[], since: number) => boolean
}

/** Beyond so many names, forgetting which they were and dropping everything costs less than remembering. */
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
    holds: (tags, since) => since >= allDroppedAt && tags.every((tag) => (droppedAt.get(tag) ?? 0) <= since),
  }
}
