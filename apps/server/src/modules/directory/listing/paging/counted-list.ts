/** A table paged by `key desc, id desc` with the help of counters. All names are SQL from code, not from users. */
export type CountedList = {
  /** Also the prefix of prepared statement names. */
  readonly table: string
  readonly id: string
  readonly key: string
  readonly deltas: string
  readonly totals: string
  readonly buckets: string
  readonly counterColumns: readonly CounterColumn[]
  /** SQL types of the filter columns that are not smallint. */
  readonly columnTypes: Readonly<Record<string, string>>
  readonly forms: readonly ListForm[]
  /** SQL condition: the counted row is shown in the list at the time `now`. */
  readonly isLive: (now: string) => string
  /** SQL condition: the row is in the counters once all deltas are folded. */
  readonly isCounted: string
  /** SQL condition: the row is no longer shown at the time `now` but is still counted. */
  readonly isGone?: (now: string) => string
  /** SQL for the bucket of a key, and for the lowest key of a bucket. */
  readonly bucketOf: (key: string, grain: number) => string
  readonly bucketStart: (bucket: string, grain: number) => string
  /** SQL literals below and above every key. */
  readonly infinity: readonly [lowest: string, highest: string]
}

/**
 * A supported filter: equality of the columns `by`. `grains` are its bucket widths, coarse to fine, each dividing
 * the previous one. `tag` is an always-true condition that appears only in the predicate of the form's own index, so
 * that the planner must choose that index.
 */
export type ListForm = {
  readonly by: readonly string[]
  readonly grains: readonly number[]
  readonly tag: string
}

/** A key column of the counters: the row columns it is taken from, and the value that means "any". */
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

/** SQL for changes not yet in the counters at the time `now`: filter columns, key and `d` (+1 or -1) of each. */
export function uncountedSql(list: CountedList, now: string): string {
  const columns = [...filterColumns(list), list.key].join(', ')
  const pending = `select ${columns}, d from ${list.deltas}`
  if (!list.isGone) return pending
  return `${pending} union all select ${columns}, -1 from ${list.table} where ${list.isGone(now)}`
}

/** SQL condition that selects the counter row for the given parameters. */
export function counterCondition(list: CountedList, values: Readonly<Record<string, string>>): string {
  return list.counterColumns
    .map(({ name, from, any, cast = '' }) => {
      const column = from.find((candidate) => candidate in values)
      return `${name} = ${column === undefined ? any : `${values[column]}${cast}`}`
    })
    .join(' and ')
}
