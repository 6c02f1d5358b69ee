import { CompiledQuery, type Kysely, type QueryResult, type Transaction } from 'kysely'
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
 * Adds the recorded changes (deltas) to the counters and returns the number of these changes. While one call does so,
 * other calls return at once.
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

export async function recount<Tables>(tx: Transaction<Tables>, list: CountedList): Promise<void> {
  await run(tx, counterLock(list, 'wait'))
  for (const statement of recountStatements(list)) await run(tx, statement)
}

export async function pruneCounters<Tables>(db: Kysely<Tables>, list: CountedList): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await run(tx, counterLock(list, 'wait'))
    for (const statement of pruneStatements(list)) await run(tx, statement)
  })
}

export type CounterDifference = {
  readonly counter: string
  readonly key: string
  /** Value of the counter, plus changes not yet added to the counter, minus the fresh count. */
  readonly surplus: number
}

/**
 * Compares every counter with a fresh count. Use this function only in tests and in the nightly check, because it scans
 * the whole list.
 */
export async function listDifferences<Tables>(
  db: Kysely<Tables>,
  list: CountedList,
): Promise<CounterDifference[]> {
  return run<CounterDifference>(db, differencesStatement(list))
}

type Executor = { readonly executeQuery: <Row>(query: CompiledQuery<Row>) => Promise<QueryResult<Row>> }

async function run<Row>(db: Executor, text: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, [...values]))
  return rows
}
