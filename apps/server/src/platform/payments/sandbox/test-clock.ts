import type { Kysely } from 'kysely'
import type { SandboxTables } from './sandbox-store.ts'

/**
 * A clock that can be moved, so that months of renewals pass in a test. All processes on a database share it. Only
 * installs with the sandbox use it; elsewhere time is real.
 */
export type TestClock = {
  readonly now: () => Date
  /** Continues from this instant, here at once and in other processes within moments; null resets to real time. */
  readonly set: (at: Date | null) => Promise<void>
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
      // If the clock was moved during the read, the value is outdated; the notice of that move triggers another read.
      if (moves === movesBefore) aheadMs = Number(row?.ahead_ms ?? 0)
    },
  }
}
