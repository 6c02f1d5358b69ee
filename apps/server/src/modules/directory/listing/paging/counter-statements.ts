import { type CountedList, filterColumns, type ListForm } from './counted-list.ts'

/**
 * Returns a statement that adds up to `$1` pending changes (deltas) to the counters and deletes these deltas. Because
 * it is one statement, readers count each delta exactly once. The result of the statement is one row `{ taken }`.
 */
export function foldStatement(list: CountedList): string {
  return `with taken as (
  delete from ${list.deltas} where ctid = any(array(select ctid from ${list.deltas} limit $1)) returning *),
change as (select ${[...filterColumns(list), list.key].join(', ')}, d from taken),
into_totals as (${addTotals(list, 'change')}),
into_buckets as (${addBuckets(list, 'change')})
select count(*)::int as taken from taken`
}

/** Returns statements that count all rows again. The caller must run all statements in one transaction. */
export function recountStatements(list: CountedList): string[] {
  const rows = `${list.table}_counted`
  return [
    // Writers wait until the commit, so that no row is missed or counted twice. Readers do not wait.
    `lock table ${list.table} in share row exclusive mode`,
    `set local work_mem = '128MB'`,
    // The temporary table exists so that the wide table is scanned once, instead of once per width of buckets
    // (`grain`).
    `create temp table ${rows} on commit drop as ${countedRows(list, 1)}`,
    `delete from ${list.deltas}`,
    `delete from ${list.totals}`,
    `delete from ${list.buckets}`,
    addTotals(list, rows),
    addBuckets(list, rows),
    `drop table ${rows}`,
  ]
}

/**
 * Returns a statement that compares the counters, including changes not yet added (deltas), with a fresh count. The
 * result of the statement has a row for each difference.
 */
export function differencesStatement(list: CountedList): string {
  const columns = [...filterColumns(list), list.key].join(', ')
  const surplus = (counters: string, keys: readonly string[], sums: string) => `
  select '${counters}' as counter, ${keys.map((key) => `${key}::text`).join(" || ' ' || ")} as key,
      sum(n)::int as surplus
    from (select ${[...keys, 'n'].join(', ')} from ${counters} union all select * from (${sums}) change) kept
    group by ${keys.join(', ')} having sum(n) <> 0`
  const keys = counterNames(list)
  return `with change as materialized (
  select ${columns}, d from ${list.deltas} union all ${countedRows(list, -1)})
${surplus(list.totals, keys, totalSums(list, 'change'))}
union all
${surplus(list.buckets, [...keys, 'grain', 'bucket'], bucketSums(list, 'change'))}`
}

/**
 * Returns statements that delete counters whose value is zero. Such counters accumulate, because old ranges of keys
 * (buckets) lose all their rows over time.
 */
export function pruneStatements(list: CountedList): string[] {
  return [`delete from ${list.totals} where n = 0`, `delete from ${list.buckets} where n = 0`]
}

/**
 * Returns a statement that locks the counters of this list until the transaction ends. The lock excludes other
 * transactions that add recorded changes to the counters, recount, or delete counters.
 */
export function counterLock(list: CountedList, mode: 'try' | 'wait'): string {
  const call = mode === 'try' ? 'pg_try_advisory_xact_lock' : 'pg_advisory_xact_lock'
  return `select ${call}(hashtextextended('verstat counters of ${list.table}', 0)) as locked`
}

function countedRows(list: CountedList, d: 1 | -1): string {
  const columns = [...filterColumns(list), list.key].join(', ')
  return `select ${columns}, ${d} as d from ${list.table} where ${list.isCounted}`
}

function addTotals(list: CountedList, source: string): string {
  const keys = counterNames(list).join(', ')
  return `insert into ${list.totals} as kept (${keys}, n) select * from (${totalSums(list, source)}) sums order by ${keys}
    on conflict (${keys}) do update set n = kept.n + excluded.n`
}

function addBuckets(list: CountedList, source: string): string {
  const keys = counterNames(list).join(', ')
  return `insert into ${list.buckets} as kept (${keys}, grain, bucket, n) select * from (${bucketSums(list, source)}) sums
    order by ${keys}, grain, bucket
    on conflict (${keys}, grain, bucket) do update set n = kept.n + excluded.n`
}

function totalSums(list: CountedList, source: string): string {
  return `select ${counterKeys(list, list.forms)}, sum(d)::int as n from ${source}
      group by grouping sets (${sets(list.forms)}) having sum(d) <> 0`
}

function bucketSums(list: CountedList, source: string): string {
  const grains = new Set(list.forms.flatMap((form) => form.grains))
  return [...grains]
    .map((grain) => {
      const forms = list.forms.filter((form) => form.grains.includes(grain))
      return `select ${counterKeys(list, forms)}, ${grain} as grain, bucket, sum(d)::int as n
      from (select *, ${list.bucketOf(list.key, grain)} as bucket from ${source}) placed
      group by grouping sets (${sets(forms)}), bucket having sum(d) <> 0`
    })
    .join('\n    union all ')
}

/**
 * SQL for the key columns of the counters, for rows that are grouped by GROUPING SETS. Columns outside the grouping set
 * are null and become `any`.
 */
function counterKeys(list: CountedList, forms: readonly ListForm[]): string {
  const used = new Set(forms.flatMap((form) => form.by))
  return list.counterColumns
    .map(({ name, from, any, cast = '' }) => {
      const columns = from.filter((column) => used.has(column)).map((column) => `${column}${cast}`)
      return `coalesce(${[...columns, any].join(', ')}) as ${name}`
    })
    .join(', ')
}

function sets(forms: readonly ListForm[]): string {
  return forms.map(({ by }) => `(${by.join(', ')})`).join(', ')
}

function counterNames(list: CountedList): string[] {
  return list.counterColumns.map(({ name }) => name)
}
