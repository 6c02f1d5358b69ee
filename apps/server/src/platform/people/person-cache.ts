import { createByteCache } from '../process/byte-cache.ts'
import type { PersonLog } from './person-log.ts'

/** Values that concern one person each, until something of the person changes. */
export type PersonCache<Value> = {
  readonly find: (key: string) => Value | undefined
  readonly keep: (key: string, kept: KeptOfPerson<Value>) => void
}

export type KeptOfPerson<Value> = {
  readonly value: Value
  readonly userId: string
  /** What `PersonLog.moment` returned before the value was read. */
  readonly moment: number
  /** The time in Unix milliseconds at which the value ends by itself. */
  readonly until: number
  readonly bytes: number
}

export type PersonCacheOptions = {
  readonly log: PersonLog
  readonly maxBytes: number
  readonly now: () => Date
}

export function createPersonCache<Value>({ log, maxBytes, now }: PersonCacheOptions): PersonCache<Value> {
  const store = createByteCache<KeptOfPerson<Value>>(maxBytes)
  return {
    find(key) {
      const kept = store.get(key)
      if (!kept) return undefined
      if (now().getTime() < kept.until && log.holds(kept.userId, kept.moment)) return kept.value
      store.delete(key)
      return undefined
    },
    keep(key, kept) {
      if (log.holds(kept.userId, kept.moment)) store.set(key, kept, kept.bytes)
    },
  }
}
