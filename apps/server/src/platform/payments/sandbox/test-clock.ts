import type { Kysely } from 'kysely'
import type { SandboxTables } from './sandbox-store.ts'

/**
 * A clock that can be moved, so that months of renewals pass in a test. All processes on a database share the
 * clock. Only installs with the sandbox use it; other installs use the real time.
 */
export type TestClock = {
  readonly now: () => Date
  /**
   * Moves the clock to this instant; the clock continues from there. The change applies in this process at
   * once and in other processes within moments. Null resets the clock to the real time.
   */
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
      // If the clock was moved during the read, the read value is outdated. The notice of that move triggers
      // another read.
      if (moves === movesBefore) aheadMs = Number(row?.ahead_ms ?? 0)
    },
  }
}
