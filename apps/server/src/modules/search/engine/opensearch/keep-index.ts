import type { OutsideContext } from './outside-context.ts'
import { deleteOtherIndexes, hasLiveIndex } from './outside-index.ts'
import { withOutsideLock } from './outside-lock.ts'
import { readOutsideState } from './outside-state.ts'
import { rebuildIndex } from './rebuild-index.ts'
import { shipChanges } from './ship-changes.ts'

/** How often to look whether the index is still there. An operator may have replaced the cluster. */
const CHECK_MS = 10_000
/** After a failure, the cluster is left alone for this time. */
const REST_MS = 2_000

/**
 * Returns the run of a loop that keeps the index outside like the documents in PostgreSQL: ships what has changed, and
 * builds the index when there is none of this version. Of several processes, the one with the lock does it.
 */
export function keepIndex(
  ctx: OutsideContext,
  clock: () => number = () => performance.now(),
): (stopping: AbortSignal) => Promise<void> {
  let checkAt = 0
  let restsUntil = 0
  return async (stopping) => {
    if (clock() < restsUntil) return
    const isCheckDue = clock() >= checkAt
    if (!(isCheckDue || (await hasWaiting(ctx)))) return
    try {
      await withOutsideLock(ctx.pool, async (assertLocked) => {
        const state = await readOutsideState(ctx.db)
        // The newer process ships to its own index.
        if (state === 'newer') return
        if (isCheckDue) {
          if (state === 'current' && (await hasLiveIndex(ctx.client, ctx.names)))
            await deleteOtherIndexes(ctx.client, ctx.names)
          else await rebuildIndex(ctx, { assertLocked, stopping })
        }
        if (!stopping.aborted) await shipChanges(ctx, [ctx.names.live])
      })
      if (isCheckDue) checkAt = clock() + CHECK_MS
    } catch (error) {
      checkAt = 0
      restsUntil = clock() + REST_MS
      throw error
    }
  }
}

async function hasWaiting({ db }: OutsideContext): Promise<boolean> {
  const row = await db.selectFrom('search_outbox').select('seq').orderBy('seq').limit(1).executeTakeFirst()
  return row !== undefined
}
