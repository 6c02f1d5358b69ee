import { CONTACT_SHOWS } from '../order-values.ts'
import { EMPLOYEE_BANDS, PRODUCER_KINDS, SAMPLES } from '../producer-values.ts'
import { CITY_MAX, DESCRIPTION_MAX } from '../writing-values.ts'
import type { FieldRule } from './field-rule.ts'

export const PRODUCER_FIELD_STEPS = ['who', 'work', 'terms', 'pictures', 'contact'] as const
export type ProducerFieldStep = (typeof PRODUCER_FIELD_STEPS)[number]

/**
 * All fields of a producer, in the order in which the form and the moderation page show them. Switches such as
 * `showAddress` need no approval, so that an owner can hide a value immediately. Phones and capacity need no approval
 * either.
 */
export const PRODUCER_FIELDS = {
  name: { kind: 'line', min: 2, max: 120, required: true, step: 'who', seen: 'lists' },
  kind: { kind: 'choice', values: PRODUCER_KINDS, required: true, step: 'who', seen: 'lists' },
  /** The company code has eight digits including a check digit. It is public after staff have verified it. */
  edrpou: { kind: 'custom', default: null, step: 'who', seen: 'owner' },
  /** The personal tax number has ten digits including a check digit. It is never public. */
  rnokpp: { kind: 'custom', default: null, step: 'who', seen: 'owner' },
  tagline: { kind: 'text', max: 160, step: 'who', seen: 'lists' },
  description: {
    kind: 'paragraphs',
    min: 50,
    max: DESCRIPTION_MAX,
    required: true,
    step: 'who',
    seen: 'page',
  },
  /** The categories must be leaves, that is, without subcategories. The first is the producer's main category. */
  categoryIds: { kind: 'custom', required: true, step: 'work', seen: 'lists' },
  processes: { kind: 'words', step: 'work', seen: 'page' },
  materials: { kind: 'words', step: 'work', seen: 'page' },
  equipment: { kind: 'custom', default: [], step: 'work', seen: 'page' },
  moq: { kind: 'custom', default: null, step: 'terms', seen: 'lists' },
  leadTimeDays: { kind: 'custom', default: null, step: 'terms', seen: 'lists' },
  samples: { kind: 'choice', values: SAMPLES, step: 'terms', seen: 'lists' },
  acceptsTolling: { kind: 'answer', step: 'terms', seen: 'lists' },
  acceptsSmallBatch: { kind: 'answer', step: 'terms', seen: 'lists' },
  capacity: { kind: 'custom', default: null, step: 'terms', seen: 'lists', atOnce: true },
  /** Public only if `showEmployees` is true. */
  employees: { kind: 'choice', values: EMPLOYEE_BANDS, step: 'terms', seen: 'owner' },
  showEmployees: { kind: 'custom', default: false, step: 'terms', seen: 'owner', atOnce: true },
  foundedYear: { kind: 'custom', default: null, step: 'terms', seen: 'page' },
  certificates: { kind: 'custom', default: [], step: 'terms', seen: 'owner', hasUploads: true },
  logo: { kind: 'picture', step: 'pictures', seen: 'lists' },
  cover: { kind: 'picture', step: 'pictures', seen: 'page' },
  gallery: { kind: 'pictures', max: 20, step: 'pictures', seen: 'page' },
  regionId: { kind: 'reference', required: true, step: 'contact', seen: 'lists' },
  city: { kind: 'line', max: CITY_MAX, step: 'contact', seen: 'lists' },
  /** `address` and `location` are public only if `showAddress` is true. */
  address: { kind: 'line', max: 300, step: 'contact', seen: 'owner' },
  location: { kind: 'custom', default: null, step: 'contact', seen: 'owner' },
  showAddress: { kind: 'custom', default: false, step: 'contact', seen: 'owner', atOnce: true },
  serviceRegionIds: { kind: 'custom', default: [], step: 'contact', seen: 'page' },
  email: { kind: 'custom', required: true, step: 'contact', seen: 'owner' },
  phones: { kind: 'custom', default: [], step: 'contact', seen: 'owner', atOnce: true },
  /** Messengers in which the first phone number has an account. */
  messengers: { kind: 'custom', default: [], step: 'contact', seen: 'owner', atOnce: true },
  contactShow: {
    kind: 'choice',
    values: CONTACT_SHOWS,
    default: 'afterLogin',
    step: 'contact',
    seen: 'page',
    atOnce: true,
  },
  website: { kind: 'custom', default: null, step: 'contact', seen: 'page' },
  workHours: { kind: 'line', max: 200, step: 'contact', seen: 'page' },
} as const satisfies Readonly<Record<string, FieldRule & { readonly step: ProducerFieldStep }>>

export type ProducerFieldName = keyof typeof PRODUCER_FIELDS
