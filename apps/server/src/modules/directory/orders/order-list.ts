import type { CountedList } from '../paging/counted-list.ts'

const QUARTER_HOUR = 15
const HOUR = 60
const SIX_HOURS = 6 * HOUR
const DAY = 24 * HOUR
const THREE_DAYS = 3 * DAY
const WEEK = 7 * DAY

/**
 * The list of orders, newest first. Open orders live about three months, so a wide form holds many rows of one day
 * and counts finer spans as well. At a million orders no bucket holds more than some 2,000 rows; narrow forms count
 * wide spans, so that there are not more counters than orders.
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
    { by: [], grains: [DAY, QUARTER_HOUR], tag: 'number <> -1' },
    { by: ['type'], grains: [DAY, HOUR], tag: 'number <> -2' },
    { by: ['region_id'], grains: [DAY, HOUR], tag: 'number <> -3' },
    { by: ['root_id'], grains: [DAY, HOUR], tag: 'number <> -4' },
    { by: ['category_id'], grains: [DAY, SIX_HOURS], tag: 'number <> -5' },
    { by: ['type', 'region_id'], grains: [DAY, SIX_HOURS], tag: 'number <> -6' },
    { by: ['type', 'root_id'], grains: [DAY], tag: 'number <> -7' },
    { by: ['type', 'category_id'], grains: [DAY], tag: 'number <> -8' },
    { by: ['region_id', 'root_id'], grains: [DAY], tag: 'number <> -9' },
    { by: ['region_id', 'category_id'], grains: [THREE_DAYS], tag: 'number <> -10' },
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
