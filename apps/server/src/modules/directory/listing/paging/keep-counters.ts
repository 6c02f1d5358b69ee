import type { Db, Tx } from '../../directory-context.ts'
import { ORDER_LIST } from '../../orders/order-list.ts'
import { PRODUCER_LIST } from '../../producers/producer-list.ts'
import { type CounterDifference, foldDeltas, listDifferences, pruneCounters, recount } from './counters.ts'

const LISTS = [ORDER_LIST, PRODUCER_LIST]

/** Folds what is pending for both lists; meant to run each second, in any number of processes. */
export async function foldCounters(db: Db): Promise<void> {
  for (const list of LISTS) await foldDeltas(db, list)
}

/** Counts both lists afresh inside the caller's transaction: the end of every bulk load. */
export async function recountListings(tx: Tx): Promise<void> {
  for (const list of LISTS) await recount(tx, list)
}

/** The counters that differ from a fresh count of the rows; none when all is well. Reads both lists whole. */
export async function counterDifferences(db: Db): Promise<CounterDifference[]> {
  const differences: CounterDifference[] = []
  for (const list of LISTS) differences.push(...(await listDifferences(db, list)))
  return differences
}

/**
 * The nightly care: drops counters that came down to zero, compares the others with a fresh count and recounts when
 * any differs. Answers the differences it found, for the log.
 */
export async function checkCounters(db: Db): Promise<CounterDifference[]> {
  for (const list of LISTS) await pruneCounters(db, list)
  const differences = await counterDifferences(db)
  if (differences.length > 0) await db.transaction().execute(recountListings)
  return differences
}
