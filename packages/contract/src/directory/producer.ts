import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Code, Day, FacetCount, Id, Instant, listFields, pageFields, pageQueryFields } from '../wire.ts'
import { outputShape } from './fields/field-schemas.ts'
import { PRODUCER_FIELDS } from './fields/producer-fields.ts'
import { Promotion, promotedFields } from './order.ts'
import { UNITS } from './order-values.ts'
import { Access, listingCounts, ownListingFields, statusCounts } from './own-listing.ts'
import { EMPLOYEE_BANDS, PRODUCER_SORTS, PRODUCER_STATUSES } from './producer-values.ts'
import { TEXT_LANGUAGES } from './text-values.ts'
import { VERIFICATION_SOURCES } from './verification-values.ts'

/** Says that staff verified the producer. A verification cannot be bought. */
export const Verification = z.object({
  source: z.enum(VERIFICATION_SOURCES),
  verifiedAt: Instant,
  until: Instant,
})

/** A field is null if the owner has not stated the value. */
const summaryFields = {
  id: Id,
  slug: z.string(),
  status: z.enum(PRODUCER_STATUSES),
  ...outputShape(PRODUCER_FIELDS, 'lists', {
    /** The first category is the producer's main category. */
    categoryIds: z.array(Code),
    moq: z.nullable(z.object({ value: z.number(), unit: z.enum(UNITS) })),
    leadTimeDays: z.nullable(z.object({ min: z.int(), max: z.int() })),
    capacity: z.nullable(z.object({ acceptingFrom: z.nullable(Day), closedUntil: z.nullable(Day) })),
  }),
  verification: z.nullable(Verification),
  promotion: Promotion,
  publishedAt: z.nullable(Instant),
  updatedAt: Instant,
}

/** The data of a producer that lists show. */
export const ProducerSummary = z.object(summaryFields)
export type ProducerSummary = z.infer<typeof ProducerSummary>

export const Equipment = z.object({
  name: z.string(),
  model: z.nullable(z.string()),
  count: z.nullable(z.int()),
  note: z.nullable(z.string()),
})

export const Certificate = z.object({
  name: z.string(),
  number: z.nullable(z.string()),
  issuer: z.nullable(z.string()),
  validUntil: z.nullable(Day),
})

/**
 * The public data of a producer, without the contact. Address, location and number of employees are null unless the
 * owner shows them.
 */
export const Producer = z.object({
  ...summaryFields,
  ...outputShape(PRODUCER_FIELDS, 'page', {
    equipment: z.array(Equipment),
    foundedYear: z.nullable(z.int()),
    serviceRegionIds: z.array(Code),
    website: z.nullable(z.string()),
  }),
  certificates: z.array(Certificate),
  /** The Ukrainian company code. Null until staff verify the producer. */
  edrpou: z.nullable(z.string()),
  address: z.nullable(z.string()),
  location: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  employees: z.nullable(z.enum(EMPLOYEE_BANDS)),
  completeness: z.int(),
  counts: listingCounts,
  access: Access,
  createdAt: Instant,
})
export type Producer = z.infer<typeof Producer>

export const producerFilterFields = {
  regionSlug: z.optional(Code),
  categorySlug: z.optional(Code),
  sort: z._default(z.enum(PRODUCER_SORTS), 'rank'),
  verified: z.optional(z.boolean()),
  acceptsTolling: z.optional(z.boolean()),
  acceptsSmallBatch: z.optional(z.boolean()),
  /** Selects only producers that have a text in this language. */
  language: z.optional(z.enum(TEXT_LANGUAGES)),
}

export const ProducerList = z.object({
  ...listFields(ProducerSummary),
  ...promotedFields(ProducerSummary),
  facets: z.optional(z.object({ regions: z.array(FacetCount), categories: z.array(FacetCount) })),
})
export type ProducerList = z.infer<typeof ProducerList>

export const listProducers = route({
  method: 'POST',
  path: '/v1/producer',
  summary: 'A page of producers that match the filters',
  auth: 'public',
  body: z.strictObject({ ...pageFields, ...producerFilterFields, facets: z._default(z.boolean(), false) }),
  isFilter: true,
  output: ProducerList,
  errors: [],
})

export const getProducer = route({
  method: 'GET',
  path: '/v1/producer/{slug}',
  summary: 'One producer by its slug or id',
  auth: 'optional',
  params: z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: Producer,
  errors: ['not_found', 'gone'],
})

export const OwnProducerSummary = z.object({
  ...summaryFields,
  /** Statuses that the owner may set now. */
  allowed: z.array(z.enum(PRODUCER_STATUSES)),
  ...ownListingFields,
})
export type OwnProducerSummary = z.infer<typeof OwnProducerSummary>

export const listOwnProducers = route({
  method: 'GET',
  path: '/v1/user/producers',
  summary: 'One’s own producers, latest edit first; deleted ones only with `status=archived`',
  auth: 'user',
  query: z.strictObject({ ...pageQueryFields, status: z.optional(z.enum(PRODUCER_STATUSES)) }),
  output: z.object({ ...listFields(OwnProducerSummary), ...statusCounts }),
  errors: ['unauthenticated'],
})
