import { CompiledQuery, type Kysely, type Transaction } from 'kysely'
import type { CountedList } from './counted-list.ts'
import {
  counterLock,
  differencesStatement,
  foldStatement,
  pruneStatements,
  recountStatements,
} from './counter-statements.ts'

const FOLD_BATCH = 20_000

/**
 * Moves the pending deltas of a list into its counters, in batches. Any number of processes may call it at once:
 * one works, the others leave at once. Answers how many deltas were folded.
 */
export async function foldDeltas<Tables>(db: Kysely<Tables>, list: CountedList): Promise<number> {
  const statement = foldStatement(list)
  let folded = 0
  let taken = FOLD_BATCH
  while (taken === FOLD_BATCH) {
    taken = await db.transaction().execute(async (tx) => {
      const [lock] = await run<{ locked: boolean }>(tx, counterLock(list, 'try'))
      if (!lock?.locked) return 0
      const [row] = await run<{ taken: number }>(tx, statement, [FOLD_BATCH])
      return row?.taken ?? 0
    })
    folded += taken
  }
  return folded
}

/** Counts a list afresh inside the caller's transaction; writers of its table wait for the end of it. */
export async function recount<Tables>(tx: Transaction<Tables>, list: CountedList): Promise<void> {
  await run(tx, counterLock(list, 'wait'))
  for (const statement of recountStatements(list)) await run(tx, statement)
}

/** Removes counters that have come down to zero. */
export async function pruneCounters<Tables>(db: Kysely<Tables>, list: CountedList): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await run(tx, counterLock(list, 'wait'))
    for (const statement of pruneStatements(list)) await run(tx, statement)
  })
}

export type CounterDifference = {
  readonly counter: string
  readonly key: string
  /** What the counter holds, pending deltas included, above what there is. */
  readonly surplus: number
}

/** Compares every counter, with what is pending, against a fresh count. Reads the whole list: for tests and nights. */
export async function listDifferences<Tables>(
  db: Kysely<Tables>,
  list: CountedList,
): Promise<CounterDifference[]> {
  return run<CounterDifference>(db, differencesStatement(list))
}

async function run<Row>(
  db: Kysely<never> | unknown,
  text: string,
  values: readonly unknown[] = [],
): Promise<Row[]> {
  const { rows } = await (db as Kysely<unknown>).executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}
