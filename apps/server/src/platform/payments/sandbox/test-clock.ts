import type { Kysely } from 'kysely'
import type { SandboxTables } from './sandbox-store.ts'

/**
 * A clock that can be moved, so that months of renewals pass in a test. All processes on one database share it; only an
 * install with the sandbox reads it, elsewhere it is the true time.
 */
export type TestClock = {
  readonly now: () => Date
  /** Goes on from this moment, here at once and elsewhere within moments; null: from the true time. */
  readonly set: (at: Date | null) => Promise<void>
  /** Reads how far the clock was moved. */
  readonly reload: () => Promise<void>
}

export function createTestClock(db: Kysely<SandboxTables>, trueNow: () => Date): TestClock {
  let aheadMs = 0
  let moves = 0
  return {
    now: () => new Date(trueNow().getTime() + aheadMs),
    async set(at) {
      moves += 1
      aheadMs = at === null ? 0 : at.getTime() - trueNow().getTime()
      await db
        .insertInto('sandbox_clock')
        .values({ ahead_ms: String(aheadMs) })
        .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ ahead_ms: String(aheadMs) }))
        .execute()
    },
    async reload() {
      const movesBefore = moves
      const row = await db.selectFrom('sandbox_clock').select('ahead_ms').executeTakeFirst()
      // Moved here meanwhile: what was read is older, and being told of that move reads anew.
      if (moves === movesBefore) aheadMs = Number(row?.ahead_ms ?? 0)
    },
  }
}
