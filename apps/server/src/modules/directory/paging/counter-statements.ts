import { type CountedList, filterColumns, type ListForm } from './counted-list.ts'

/**
 * Takes up to `$1` deltas out of the log and adds them to the counters, in one statement: a reader sees a delta
 * either in the log or in the counters. Answers one row `{ taken }`.
 */
export function foldStatement(list: CountedList): string {
  return `with taken as (
  delete from ${list.deltas} where ctid = any(array(select ctid from ${list.deltas} limit $1)) returning *),
change as (select ${[...filterColumns(list), list.key].join(', ')}, d from taken),
into_totals as (${addTotals(list, 'change')}),
into_buckets as (${addBuckets(list, 'change')})
select count(*)::int as taken from taken`
}

/** The statements that replace all counters by a fresh count. To be run in one transaction. */
export function recountStatements(list: CountedList): string[] {
  return [
    // Writers wait, so that nothing is counted twice or missed; readers do not.
    `lock table ${list.table} in share row exclusive mode`,
    `set local work_mem = '128MB'`,
    `delete from ${list.deltas}`,
    `delete from ${list.totals}`,
    `delete from ${list.buckets}`,
    addTotals(list, countedRows(list)),
    addBuckets(list, countedRows(list)),
  ]
}

/** The counters that differ from a fresh count, deltas included; no rows when all is well. */
export function differencesStatement(list: CountedList): string {
  const keys = counterNames(list)
  const compare = (
    name: string,
    columns: readonly string[],
    kept: string,
    sums: (source: string) => string,
  ) => `
  select '${name}' as counter, ${columns.map((column) => `${column}::text`).join(" || ' ' || ")} as key,
      coalesce(sum(n) filter (where is_kept), 0)::int as kept,
      coalesce(sum(n) filter (where not is_kept), 0)::int as counted
    from (select ${columns.join(', ')}, n, true as is_kept from ${kept}
      union all select *, true from (${sums(list.deltas)}) pending
      union all select *, false from (${sums(countedRows(list))}) fresh) side
    group by ${columns.join(', ')}
    having coalesce(sum(n) filter (where is_kept), 0) <> coalesce(sum(n) filter (where not is_kept), 0)`
  return [
    compare(list.totals, keys, list.totals, (source) => totalSums(list, source)),
    compare(list.buckets, [...keys, 'grain', 'bucket'], list.buckets, (source) => bucketSums(list, source)),
  ].join('\nunion all')
}

/** Removes counters that have come down to nothing: days go by and leave their buckets empty. */
export function pruneStatements(list: CountedList): string[] {
  return [`delete from ${list.totals} where n = 0`, `delete from ${list.buckets} where n = 0`]
}

/** Keeps other folds, recounts and prunes of this list away until the transaction ends. */
export function counterLock(list: CountedList, mode: 'try' | 'wait'): string {
  const call = mode === 'try' ? 'pg_try_advisory_xact_lock' : 'pg_advisory_xact_lock'
  return `select ${call}(hashtextextended('verstat counters of ${list.table}', 0)) as locked`
}

function countedRows(list: CountedList): string {
  const columns = [...filterColumns(list), list.key].join(', ')
  return `(select ${columns}, 1 as d from ${list.table} where ${list.isCounted}) counted`
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

/** The counter's key of a grouped row: a column that a grouping set leaves out is null there. */
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
