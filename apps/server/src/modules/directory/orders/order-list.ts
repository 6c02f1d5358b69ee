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
    { by: [], grains: [DAY, HOUR] },
    { by: ['type'], grains: [DAY, HOUR] },
    { by: ['region_id'], grains: [DAY] },
    { by: ['root_id'], grains: [DAY] },
    { by: ['category_id'], grains: [DAY] },
    { by: ['type', 'region_id'], grains: [DAY] },
    { by: ['type', 'root_id'], grains: [DAY] },
    { by: ['type', 'category_id'], grains: [WEEK] },
    { by: ['region_id', 'root_id'], grains: [WEEK] },
    { by: ['region_id', 'category_id'], grains: [WEEK] },
    { by: ['type', 'region_id', 'root_id'], grains: [WEEK] },
    { by: ['type', 'region_id', 'category_id'], grains: [WEEK] },
  ],
  isLive: (now) => `listed and expires_at > ${now}`,
  isCounted: 'listed',
  isGone: (now) => `listed and expires_at <= ${now}`,
  bucketOf: (key, grain) => `order_bucket(${key}, ${grain})`,
  bucketStart: (bucket, grain) => `order_bucket_start(${bucket}, ${grain})`,
  infinity: ["'-infinity'::timestamptz", "'infinity'::timestamptz"],
}
