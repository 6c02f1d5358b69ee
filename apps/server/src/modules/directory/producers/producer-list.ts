import type { CountedList } from '../listing/paging/counted-list.ts'

/**
 * The amount that one percent of completeness adds to the rank. The lower digits of the rank encode the day of the last
 * update.
 */
const POINT = 100_000
const TEN_POINTS = 10 * POINT
const FIVE_DAYS = 5

/**
 * The list of producers, best rank first. `producer_listings` has a row for each category of a producer: the category 0
 * (all producers), each root and each leaf. Therefore `forms` needs only two filters: by category, and by category and
 * region.
 */
export const PRODUCER_LIST: CountedList = {
  table: 'producer_listings',
  id: 'producer_id',
  key: 'rank',
  deltas: 'producer_deltas',
  totals: 'producer_totals',
  buckets: 'producer_buckets',
  counterColumns: [
    { name: 'region_id', from: ['region_id'], any: '0' },
    { name: 'category_id', from: ['category_id'], any: '0' },
  ],
  columnTypes: {},
  forms: [
    { by: ['category_id'], grains: [TEN_POINTS, POINT, FIVE_DAYS], tag: 'rank <> -1' },
    { by: ['category_id', 'region_id'], grains: [TEN_POINTS, POINT], tag: 'rank <> -2' },
  ],
  isLive: () => 'true',
  isCounted: 'true',
  bucketOf: (key, grain) => `(${key} / ${grain})`,
  bucketStart: (bucket, grain) => `((${bucket}) * ${grain})`,
  infinity: ['0', '2147483647'],
}
