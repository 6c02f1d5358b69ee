import type { Db, Tx } from '../../directory-context.ts'
import { ORDER_LIST } from '../../orders/order-list.ts'
import { PRODUCER_LIST } from '../../producers/producer-list.ts'
import { type CounterDifference, foldDeltas, listDifferences, pruneCounters, recount } from './counters.ts'

const LISTS = [ORDER_LIST, PRODUCER_LIST]

/** Adds the recorded changes of orders and producers to the counters. Runs every second, in any number of processes. */
export async function foldCounters(db: Db): Promise<void> {
  for (const list of LISTS) await foldDeltas(db, list)
}

export async function recountListings(tx: Tx): Promise<void> {
  for (const list of LISTS) await recount(tx, list)
}

/** Returns the differences between the counters and a fresh count. Scans both lists completely. */
export async function counterDifferences(db: Db): Promise<CounterDifference[]> {
  const differences: CounterDifference[] = []
  for (const list of LISTS) differences.push(...(await listDifferences(db, list)))
  return differences
}

/**
 * Runs every night. Deletes counters whose value is zero. Recounts everything if any counter is wrong. Returns the
 * differences for the log.
 */
export async function checkCounters(db: Db): Promise<CounterDifference[]> {
  for (const list of LISTS) await pruneCounters(db, list)
  const differences = await counterDifferences(db)
  if (differences.length > 0) await db.transaction().execute(recountListings)
  return differences
}
