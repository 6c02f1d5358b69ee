import { listOrders } from '@verstat/contract'
import type { Pool } from 'pg'
import {
  checkCounters,
  counterDifferences,
  type DirectoryContext,
  directoryRoutes,
  foldCounters,
  sweepExpired,
} from '../../apps/server/src/modules/directory/index.ts'
import { openGate } from '../../apps/server/src/platform/http/answer-call.ts'
import { type Binding, localSend, routeKey } from '../../apps/server/src/platform/http/bind.ts'
import { unknownCaller } from '../../apps/server/src/platform/http/caller.ts'
import { type LargeDirectory, openLargeDirectory } from '../large-directory.ts'
import { median } from '../measure.ts'
import { atMost, type PartResult, round } from '../report.ts'

const ROUNDS = 20
const INSERTS_A_ROUND = 40
const MIXED_WRITERS = 4
const MIXED_WRITES = 300
/** The slugs of rows that this file inserts contain this mark, so that the rows can be found and deleted. */
const MARK = 'bench-row'

/** Measures how much the counters slow down writing. Checks the counters after concurrent writes. */
export async function measureWrites(): Promise<PartResult> {
  const directory = await openLargeDirectory()
  try {
    await removeRows(directory)
    const insert = await insertStatement(directory.database.pool)
    const [withCounters, without] = await compareInserts(directory, insert)
    const wrongTotals = await countWrongTotals(directory, insert)
    const differences = await writeMixed(directory, insert)
    const ratio = withCounters / without
    return {
      tables: [
        {
          title: `one committed order, p50 of ${ROUNDS * INSERTS_A_ROUND} each way`,
          columns: ['with counters, ms', 'without, ms', 'ratio'],
          rows: [[round(withCounters), round(without), `×${ratio.toFixed(2)}`]],
        },
        {
          title: `after ${MIXED_WRITERS * MIXED_WRITES} mixed writes by ${MIXED_WRITERS} writers, while counters were folded`,
          columns: ['counters that differ', 'totals wrong right after a write'],
          rows: [[differences, wrongTotals]],
        },
      ],
      promises: [
        atMost('insert with counters ÷ without', ratio, 1.2),
        atMost('counters that differ after mixed writes', differences, 0),
        atMost('totals wrong right after a write', wrongTotals, 0),
      ],
    }
  } finally {
    await removeRows(directory)
    await directory.close()
  }
}

/** Returns an SQL statement that copies a published order with a new id. `$1` is part of the new slug. */
async function insertStatement(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
      where table_name = 'orders' and table_schema = current_schema()
        and column_name not in ('id', 'number', 'slug', 'bumped_at', 'expires_at')
        and is_generated = 'NEVER'`,
  )
  const columns = rows.map(({ column_name }) => column_name).join(', ')
  return `insert into orders (id, slug, bumped_at, expires_at, ${columns})
    select gen_random_uuid(), '${MARK}-' || $1::text, now(), now() + interval '20 days', ${columns}
      from orders where id = (select id from orders where listed limit 1)
    returning id`
}

async function compareInserts(
  { database: { pool, db } }: LargeDirectory,
  insert: string,
): Promise<readonly [number, number]> {
  const times: Record<'enable' | 'disable', number[]> = { enable: [], disable: [] }
  let serial = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const mode of ['enable', 'disable'] as const) {
      await pool.query(`alter table orders ${mode} trigger orders_log_insert`)
      for (let i = 0; i < INSERTS_A_ROUND; i += 1) {
        const started = performance.now()
        await pool.query({ name: 'bench insert', text: insert, values: [`${mode}-${serial++}`] })
        times[mode].push(performance.now() - started)
      }
    }
    await foldCounters(db)
  }
  await pool.query('alter table orders enable trigger orders_log_insert')
  // These rows were inserted without changing the counters, so deleting them must not change the counters either.
  await pool.query('alter table orders disable trigger orders_log_delete')
  await pool.query(`delete from orders where slug like '${MARK}-disable-%'`)
  await pool.query('alter table orders enable trigger orders_log_delete')
  return [median(times.enable), median(times.disable)]
}

async function countWrongTotals(directory: LargeDirectory, insert: string): Promise<number> {
  const bindings: readonly Binding<DirectoryContext>[] = directoryRoutes
  const byKey = new Map(bindings.map((binding) => [routeKey(binding.route), binding]))
  const send = localSend(byKey, openGate(directory.context()), unknownCaller())
  let wrong = 0
  for (let i = 0; i < 50; i += 1) {
    const before = (await send(listOrders, {})).total
    await directory.database.pool.query(insert, [`total-${i}`])
    if ((await send(listOrders, {})).total !== before + 1) wrong += 1
    if (i % 10 === 9) await foldCounters(directory.database.db)
  }
  return wrong
}

async function writeMixed({ database: { pool, db } }: LargeDirectory, insert: string): Promise<number> {
  const changes = [
    'update orders set bumped_at = now() where id = $1',
    "update orders set status = 'paused' where id = $1",
    "update orders set status = 'published' where id = $1",
    'update orders set region_id = 1 + (region_id % 20) where id = $1',
    "update orders set expires_at = now() + interval '300 milliseconds' where id = $1",
    'delete from orders where id = $1',
  ]
  const ids: string[] = []
  let writing = MIXED_WRITERS
  const writers = Array.from({ length: MIXED_WRITERS }, async (_, writer) => {
    for (let i = 0; i < MIXED_WRITES; i += 1) {
      const change = changes[(i * 7 + writer) % (changes.length * 2)]
      const id = ids[(i * 31 + writer * 17) % (ids.length || 1)]
      if (change && id) await pool.query(change, [id])
      else {
        const { rows } = await pool.query<{ id: string }>(insert, [`mixed-${writer}-${i}`])
        ids.push(...rows.map((row) => row.id))
      }
    }
    writing -= 1
  })
  const keeper = (async () => {
    while (writing > 0) {
      await foldCounters(db)
      await sweepExpired(db, new Date())
    }
  })()
  await Promise.all([...writers, keeper])
  await sweepExpired(db, new Date())
  await foldCounters(db)
  return (await counterDifferences(db)).length
}

/**
 * Deletes the rows that this file has inserted, including rows that an interrupted run has left. Corrects the
 * counters.
 */
async function removeRows({ database: { pool, db } }: LargeDirectory): Promise<void> {
  await pool.query('alter table orders enable trigger orders_log_insert')
  await pool.query('alter table orders enable trigger orders_log_delete')
  const { rowCount } = await pool.query(`delete from orders where slug like '${MARK}-%'`)
  if (rowCount) await checkCounters(db)
}
