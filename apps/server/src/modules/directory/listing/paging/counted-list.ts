/**
 * A table read by pages in the order `key desc, id desc`, whose totals and positions come from counters.
 * Names are SQL and come from code, never from a caller.
 */
export type CountedList = {
  /** Also the beginning of the names of its prepared statements. */
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
  /** A condition that a counted row must meet to be in the list at the moment `now`. */
  readonly isLive: (now: string) => string
  /** A condition of the rows that the counters should hold, after every delta is folded. */
  readonly isCounted: string
  /** Rows that the counters still hold at the moment `now` although they are no longer live. */
  readonly isGone?: (now: string) => string
  /** The bucket of a key, and the lowest key of a bucket. */
  readonly bucketOf: (key: string, grain: number) => string
  readonly bucketStart: (bucket: string, grain: number) => string
  /** Above and below every key. */
  readonly infinity: readonly [lowest: string, highest: string]
}

/**
 * One way to filter the list: by equality of these columns.
 * `grains` are the widths of its buckets, coarse to fine; each divides the one before.
 * `tag` is the condition, always true, that no other index than the form's own has in its predicate.
 */
export type ListForm = {
  readonly by: readonly string[]
  readonly grains: readonly number[]
  readonly tag: string
}

/** A key column of the counters: which columns of the rows feed it, and the value that means "any". */
export type CounterColumn = {
  readonly name: string
  readonly from: readonly string[]
  readonly any: string
  readonly cast?: string
}

/** The columns of the rows that some form filters by. */
export function filterColumns(list: CountedList): string[] {
  return list.counterColumns.flatMap((column) => column.from)
}

/** Finds the form that filters by exactly these columns. */
export function formOf(list: CountedList, columns: readonly string[]): ListForm {
  const form = list.forms.find(
    ({ by }) => by.length === columns.length && by.every((column) => columns.includes(column)),
  )
  if (!form) throw new Error(`${list.table} has no form by ${columns.join(', ')}`)
  return form
}

/** What is not in the counters at the moment `now`: one row for each change, with its filter columns, key and `d`. */
export function uncountedSql(list: CountedList, now: string): string {
  const columns = [...filterColumns(list), list.key].join(', ')
  const pending = `select ${columns}, d from ${list.deltas}`
  if (!list.isGone) return pending
  return `${pending} union all select ${columns}, -1 from ${list.table} where ${list.isGone(now)}`
}

/** The condition on a counter's row for a form whose columns equal the given parameters. */
export function counterCondition(list: CountedList, values: Readonly<Record<string, string>>): string {
  return list.counterColumns
    .map(({ name, from, any, cast = '' }) => {
      const column = from.find((candidate) => candidate in values)
      return `${name} = ${column === undefined ? any : `${values[column]}${cast}`}`
    })
    .join(' and ')
}
