import type { CountedList } from '../listing/paging/counted-list.ts'

const QUARTER_HOUR = 15
const THREE_HOURS = 3 * 60
const SIX_HOURS = 6 * 60
const DAY = 24 * 60
const WEEK = 7 * DAY

/**
 * The list of orders, newest first. Counters store how many orders each period (bucket) of a list has. `grains` are the
 * lengths of the periods in minutes. A list with a broad filter has many orders per week, so it also has shorter
 * periods. With a million orders, no shortest period has more than about 2,000 orders, and finding a period reads about
 * a hundred counters. Lists with narrow filters have only weekly periods, because otherwise there would be more
 * counters than orders.
 */
export const ORDER_LIST: CountedList = {
  table: 'orders',
  id: 'id',
  key: 'bumped_at',
  deltas: 'order_deltas',
  totals: 'order_totals',
  buckets: 'order_buckets',
  counterColumns: [
    { name: 'type', from: ['type'], any: "'any'", cast: '::text' },
    { name: 'region_id', from: ['region_id'], any: '0' },
    { name: 'category_id', from: ['root_id', 'category_id'], any: '0' },
  ],
  columnTypes: { type: 'order_type' },
  forms: [
    { by: [], grains: [WEEK, SIX_HOURS, QUARTER_HOUR], tag: tag(1) },
    { by: ['type'], grains: [WEEK, SIX_HOURS, QUARTER_HOUR], tag: tag(2) },
    { by: ['region_id'], grains: [WEEK, THREE_HOURS], tag: tag(3) },
    { by: ['root_id'], grains: [WEEK, THREE_HOURS], tag: tag(4) },
    { by: ['category_id'], grains: [WEEK, SIX_HOURS], tag: tag(5) },
    { by: ['type', 'region_id'], grains: [WEEK, THREE_HOURS], tag: tag(6) },
    { by: ['type', 'root_id'], grains: [WEEK, SIX_HOURS], tag: tag(7) },
    { by: ['type', 'category_id'], grains: [WEEK, DAY], tag: tag(8) },
    { by: ['region_id', 'root_id'], grains: [WEEK, DAY], tag: tag(9) },
    { by: ['region_id', 'category_id'], grains: [WEEK], tag: tag(10) },
    { by: ['type', 'region_id', 'root_id'], grains: [WEEK], tag: tag(11) },
    { by: ['type', 'region_id', 'category_id'], grains: [WEEK], tag: tag(12) },
  ],
  isLive: (now) => `listed and expires_at > ${now}`,
  isCounted: 'listed',
  // The condition with `-infinity` is always true. The condition makes the planner expect few rows although the planner
  // does not know `now`.
  isGone: (now) => `listed and expires_at > '-infinity' and expires_at <= ${now}`,
  bucketOf: (key, grain) => `order_bucket(${key}, ${grain})`,
  bucketStart: (bucket, grain) => `order_bucket_start(${bucket}, ${grain})`,
  infinity: ["'-infinity'::timestamptz", "'infinity'::timestamptz"],
}

/**
 * Returns the predicate of the partial index for one of the `forms`. The schema of the database numbers the forms in
 * the same way.
 */
function tag(form: number): string {
  return `expires_at <> '1970-01-01 00:00:${String(form).padStart(2, '0')}+00'`
}
