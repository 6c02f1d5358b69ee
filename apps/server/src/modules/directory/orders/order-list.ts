import type { CountedList } from '../paging/counted-list.ts'

const HOUR = 1
const DAY = 24
const WEEK = 168

/**
 * The list of orders, newest first. Open orders live about three months, so wide forms hold many rows of one day:
 * they count by hours as well. Narrow forms count by weeks, so that there are not as many counters as orders.
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
    { by: [], grains: [DAY, HOUR], tag: 'number <> -1' },
    { by: ['type'], grains: [DAY, HOUR], tag: 'number <> -2' },
    { by: ['region_id'], grains: [DAY], tag: 'number <> -3' },
    { by: ['root_id'], grains: [DAY], tag: 'number <> -4' },
    { by: ['category_id'], grains: [DAY], tag: 'number <> -5' },
    { by: ['type', 'region_id'], grains: [DAY], tag: 'number <> -6' },
    { by: ['type', 'root_id'], grains: [DAY], tag: 'number <> -7' },
    { by: ['type', 'category_id'], grains: [WEEK], tag: 'number <> -8' },
    { by: ['region_id', 'root_id'], grains: [WEEK], tag: 'number <> -9' },
    { by: ['region_id', 'category_id'], grains: [WEEK], tag: 'number <> -10' },
    { by: ['type', 'region_id', 'root_id'], grains: [WEEK], tag: 'number <> -11' },
    { by: ['type', 'region_id', 'category_id'], grains: [WEEK], tag: 'number <> -12' },
  ],
  isLive: (now) => `listed and expires_at > ${now}`,
  isCounted: 'listed',
  // Two-sided, so that the planner expects few rows although it cannot know the moment.
  isGone: (now) => `listed and expires_at > '-infinity' and expires_at <= ${now}`,
  bucketOf: (key, grain) => `order_bucket(${key}, ${grain})`,
  bucketStart: (bucket, grain) => `order_bucket_start(${bucket}, ${grain})`,
  infinity: ["'-infinity'::timestamptz", "'infinity'::timestamptz"],
}
