export const PRODUCER_KINDS = ['manufacturer', 'workshop', 'artisan', 'engineering', 'trader'] as const
export const PRODUCER_STATUSES = [
  'draft',
  'pending',
  'published',
  'paused',
  'rejected',
  'blocked',
  'archived',
] as const
export type ProducerStatus = (typeof PRODUCER_STATUSES)[number]
export const SAMPLES = ['yes', 'paid', 'no'] as const
export const EMPLOYEE_BANDS = ['1', '2-10', '11-50', '51-250', '251+'] as const
export const PRODUCER_SORTS = ['rank', 'newest', 'name'] as const
export type ProducerSort = (typeof PRODUCER_SORTS)[number]
