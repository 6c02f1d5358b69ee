import type { Db } from '../accounts-context.ts'

/** Blocks between two people: whether the first has blocked the second, and the other way round. */
export type Blocks = { readonly byFirst: boolean; readonly bySecond: boolean }

/** Who of two people takes nothing from the other. An absent person blocks nobody. */
export async function findBlocks(db: Db, first: string | null, second: string | null): Promise<Blocks> {
  if (first === null || second === null) return { byFirst: false, bySecond: false }
  const rows = await db
    .selectFrom('person_blocks')
    .select('blocker_id')
    .where(({ or, and, eb }) =>
      or([
        and([eb('blocker_id', '=', first), eb('blocked_id', '=', second)]),
        and([eb('blocker_id', '=', second), eb('blocked_id', '=', first)]),
      ]),
    )
    .execute()
  return {
    byFirst: rows.some((row) => row.blocker_id === first),
    bySecond: rows.some((row) => row.blocker_id === second),
  }
}

/** Whether `blockerId` takes nothing from `userId`. A later module asks this before it brings the two together. */
export async function hasBlocked(db: Db, blockerId: string | null, userId: string | null): Promise<boolean> {
  return (await findBlocks(db, blockerId, userId)).byFirst
}
