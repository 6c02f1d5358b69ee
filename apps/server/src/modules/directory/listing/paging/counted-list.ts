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
  /** SQL condition: the list shows a counted row at the time `now`. */
  readonly isLive: (now: string) => string
  /** SQL condition: the counters include the row once all pending deltas are added to them. */
  readonly isCounted: string
  /**
   * SQL condition: the list no longer shows the row at the time `now`, but the counters still include it. Missing when
   * rows never expire.
   */
  readonly isGone?: (now: string) => string
  /**
   * SQL expressions for the bucket of a key, and for the lowest key of a bucket. A bucket holds a range of keys whose
   * width is `grain`.
   */
  readonly bucketOf: (key: string, grain: number) => string
  readonly bucketStart: (bucket: string, grain: number) => string
  /** SQL literals that are below and above every key. */
  readonly infinity: readonly [lowest: string, highest: string]
}

/**
 * A supported filter: equality of the columns `by`. `grains` are the widths of its buckets, from coarse to fine. Each
 * width divides the previous one. `tag` is a condition that is always true. It occurs only in the predicate of the
 * index for this filter, so the planner must choose that index.
 */
export type ListForm = {
  readonly by: readonly string[]
  readonly grains: readonly number[]
  readonly tag: string
}

/**
 * A key column of the counter tables. Its value is taken from one of the list's columns `from`. `any` is the value that
 * means "any".
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
