import type { PRODUCER_FIELDS } from '@verstat/contract'
import type { FactField, FactLabels } from './rule-facts.ts'

type ProducerFactField = FactField<
  typeof PRODUCER_FIELDS,
  'name' | 'kind' | 'tagline' | 'processes' | 'materials' | 'city' | 'contactShow' | 'workHours'
>

export const PRODUCER_FACT_LABELS: FactLabels<typeof PRODUCER_FIELDS, ProducerFactField> = {
  samples: { label: 'fields.producer.samples', value: (value) => `producers.samples.${value}` },
  acceptsTolling: {
    label: 'fields.producer.tolling',
    yes: 'fields.producer.tollingYes',
    no: 'fields.producer.tollingNo',
  },
  acceptsSmallBatch: {
    label: 'fields.producer.smallBatch',
    yes: 'fields.producer.smallBatchYes',
    no: 'fields.producer.smallBatchNo',
  },
}
