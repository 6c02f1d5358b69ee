/**
 * A table whose rows are listed by `key desc, id desc` and counted in advance, so that any page can be found fast. All
 * names come from code, never from users.
 */
export type CountedList = {
  /** Name of the table. The names of prepared statements start with it. */
  readonly table: string
  readonly id: string
  readonly key: string
  readonly deltas: string
  readonly totals: string
  readonly buckets: string
  readonly counterColumns: readonly CounterColumn[]
  /** SQL types of the filter columns whose type is not smallint. */
  readonly columnTypes: Readonly<Record<string, string>>
  readonly forms: readonly ListForm[]
  /** SQL condition for a counted row: the list still shows the row at the time `now`. */
  readonly isLive: (now: string) => string
  /** SQL condition: the counters include the row after all recorded changes (deltas) are added to the counters. */
  readonly isCounted: string
  /**
   * SQL condition: the list no longer shows the row at the time `now`, but the counters still include it. Missing when
   * rows never expire.
   */
  readonly isGone?: (now: string) => string
  /**
   * SQL expressions for the bucket of a key, and for the lowest key of a bucket. A bucket is a range of keys whose
   * width is `grain`.
   */
  readonly bucketOf: (key: string, grain: number) => string
  readonly bucketStart: (bucket: string, grain: number) => string
  /** Two SQL literals: the first is lower than every key, and the second is higher. */
  readonly infinity: readonly [lowest: string, highest: string]
}

/**
 * A supported filter: equality of the columns `by`. For each filter, counters tell how many rows each range of keys
 * (bucket) has. `grains` are the widths of these ranges, from coarse to fine. Each width divides the previous one.
 * `tag` is a condition that is always true. Only the index for this filter has `tag` in its predicate, so the planner
 * must choose this index.
 */
export type ListForm = {
  readonly by: readonly string[]
  readonly grains: readonly number[]
  readonly tag: string
}

/**
 * A key column of the counter tables. Counters of a filter by one of the list's columns in `from` contain the value of
 * that column. Counters of all other filters contain `any`.
 */
export type CounterColumn = {
  readonly name: string
  readonly from: readonly string[]
  readonly any: string
  readonly cast?: string
}

export function filterColumns(list: CountedList): string[] {
  return list.counterColumns.flatMap((column) => column.from)
}

export function formOf(list: CountedList, columns: readonly string[]): ListForm {
  const form = list.forms.find(
    ({ by }) => by.length === columns.length && by.every((column) => columns.includes(column)),
  )
  if (!form) throw new Error(`${list.table} has no form by ${columns.join(', ')}`)
  return form
}

/**
 * SQL query for the changes that the counters do not include at the time `now`. A row has the filter columns, the key
 * and `d`, which is +1 or -1.
 */
export function uncountedSql(list: CountedList, now: string): string {
  const columns = [...filterColumns(list), list.key].join(', ')
  const pending = `select ${columns}, d from ${list.deltas}`
  if (!list.isGone) return pending
  return `${pending} union all select ${columns}, -1 from ${list.table} where ${list.isGone(now)}`
}

export function counterCondition(list: CountedList, values: Readonly<Record<string, string>>): string {
  return list.counterColumns
    .map(({ name, from, any, cast = '' }) => {
      const column = from.find((candidate) => candidate in values)
      return `${name} = ${column === undefined ? any : `${values[column]}${cast}`}`
    })
    .join(' and ')
}
