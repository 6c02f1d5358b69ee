import { type CountedList, counterCondition, type ListForm, uncountedSql } from './counted-list.ts'

/**
 * The first and the last ten pages of a list are read with a plain OFFSET. For other pages, counters tell near which
 * key to start reading.
 */
const PLAIN_PAGES = 10

/**
 * Builds a statement that reads one page of ids and the exact total in one snapshot. The list consists of one or more
 * segments, such as the orders of a region and then those of the whole country. A page is read from the nearer end of
 * its segment. Counters tell how many rows each range of keys (bucket) has, and therefore in which bucket the page
 * starts and how many rows of this bucket to skip. So no page reads more than a part of one bucket. The parameters are
 * offset, limit, the filter values for each segment, and the current time if rows of the list expire. The result is one
 * row `{ total, ids }`.
 */
export function pageStatement(list: CountedList, form: ListForm, segments: number): string {
  const now = hidden(3 + form.by.length * segments, 'timestamptz')
  const parts = Array.from({ length: segments }, (_, index) => segment(list, form, index, now))
  return `with uncounted as materialized (${uncountedSql(list, now)}),
${parts.map(({ ctes }) => ctes).join(',\n')}
select (${parts.map(({ total }) => total).join(' + ')})::bigint as total,
  ${parts.map(({ ids }) => ids).join(' ||\n  ')} as ids`
}

function segment(list: CountedList, form: ListForm, index: number, now: string) {
  const values = Object.fromEntries(
    form.by.map((column, i) => [
      column,
      hidden(3 + index * form.by.length + i, list.columnTypes[column] ?? 'smallint'),
    ]),
  )
  const own = (name: string) => `${name}_${index}`
  const before = index === 0 ? null : { size: `size_${index - 1}`, span: `span_${index - 1}` }
  // Offset and length of the part of the page that the previous segments did not fill.
  const start = before
    ? `greatest((select start - total from ${before.span}, ${before.size}), 0)`
    : '$1::bigint'
  const want = before ? `(select want - take from ${before.span})` : '$2::bigint'
  const last = form.grains.length - 1
  const ctes = [
    `${own('change')} as (
  select ${list.key} as key, d from uncounted where ${equal(values)})`,
    `${own('size')} as (
  select (coalesce((select n from ${list.totals} where ${counterCondition(list, values)}), 0)
    + coalesce((select sum(d) from ${own('change')}), 0))::bigint as total)`,
    // `distance` is the number of rows between the nearer end of the segment and the page.
    `${own('span')} as (
  select start, want, take, is_front,
      greatest(case when is_front then start else total - start - take end, 0) as distance,
      case when is_front then -1 else 1 end as direction
    from (select *, 2 * start + take <= total as is_front
      from (select *, greatest(least(want, total - start), 0) as take
        from (select total, ${start} as start, ${want} as want from ${own('size')}) a) b) c)`,
    ...form.grains.map((_, step) => locate(list, form, values, step, own)),
    `${own('place')} as (
  select take, is_front, coalesce(rest, distance) as skip,
      coalesce(${list.bucketStart('bucket', form.grains[last] ?? 1)}, ${list.infinity[0]}) as low,
      coalesce(${list.bucketStart('bucket + 1', form.grains[last] ?? 1)}, ${list.infinity[1]}) as high
    from ${own('span')} left join ${own(`step${last}`)} on true)`,
  ]
  return {
    ctes: ctes.join(',\n'),
    total: `(select total from ${own('size')})`,
    ids: `case when (select is_front from ${own('place')})
    then ${read(list, form, values, own('place'), now, 'desc')}
    else ${read(list, form, values, own('place'), now, 'asc')} end`,
  }
}

/**
 * SQL that finds the range of keys (bucket) in which the page starts, counted from the nearer end, and the number of
 * rows in this range to skip.
 */
function locate(
  list: CountedList,
  form: ListForm,
  values: Readonly<Record<string, string>>,
  step: number,
  own: (name: string) => string,
): string {
  const grain = form.grains[step] ?? 1
  const coarser = step === 0 ? null : { name: own(`step${step - 1}`), grain: form.grains[step - 1] ?? 1 }
  const ratio = coarser ? coarser.grain / grain : 1
  const within = (bucket: string) =>
    coarser
      ? `and ${bucket} >= outer_step.bucket * ${ratio} and ${bucket} < (outer_step.bucket + 1) * ${ratio}`
      : ''
  const distance = coarser ? 'outer_step.rest' : 'distance'
  const changed = list.bucketOf('key', grain)
  return `${own(`step${step}`)} as (
  select found.bucket, ${distance} - (found.upto - found.n) as rest
    from ${own('span')}${coarser ? `, ${coarser.name} outer_step` : ''}, lateral (
      select bucket, n, (sum(n) over (order by bucket * direction))::bigint as upto
        from (select bucket, sum(n)::bigint as n
          from (select bucket, n from ${list.buckets}
              where ${counterCondition(list, values)} and grain = ${grain} ${within('bucket')}
            union all
            select ${changed}, d from ${own('change')} where true ${within(changed)}) counted
          group by bucket having sum(n) <> 0) exact) found
    where take > 0 and distance > ${PLAIN_PAGES} * $2::bigint and found.upto > ${distance}
    order by found.upto limit 1)`
}

function read(
  list: CountedList,
  form: ListForm,
  values: Readonly<Record<string, string>>,
  place: string,
  now: string,
  direction: 'asc' | 'desc',
): string {
  const { table, id, key } = list
  const bound =
    direction === 'desc' ? `${key} < (select high from ${place})` : `${key} >= (select low from ${place})`
  const page = `select ${id}, ${key} from ${table}
      where ${[list.isLive(now), form.tag, equal(values), bound].join(' and ')}
      order by ${key} ${direction}, ${id} ${direction}
      limit (select take from ${place}) offset (select skip from ${place})`
  return `array(select ${id} from (${page}) page order by ${key} desc, ${id} desc)`
}

/**
 * Hides a parameter from the planner, because planning for each value would take several times as long as running the
 * statement.
 */
function hidden(parameter: number, type: string): string {
  return `(select $${parameter}::${type})`
}

function equal(values: Readonly<Record<string, string>>): string {
  return (
    Object.entries(values)
      .map(([column, parameter]) => `${column} = ${parameter}`)
      .join(' and ') || 'true'
  )
}
