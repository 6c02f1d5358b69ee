import * as z from 'zod/mini'
import { route } from '../route.ts'
import {
  Code,
  Day,
  FacetCount,
  Id,
  Instant,
  LocalizedText,
  listFields,
  Picture,
  pageFields,
  pageQueryFields,
} from '../wire.ts'
import { Promotion } from './order.ts'
import { CONTACT_SHOWS, UNITS } from './order-values.ts'
import { Access, ownListingFields, statusCounts } from './own-listing.ts'
import {
  EMPLOYEE_BANDS,
  PRODUCER_KINDS,
  PRODUCER_SORTS,
  PRODUCER_STATUSES,
  SAMPLES,
} from './producer-values.ts'
import { TEXT_LANGUAGES } from './text-values.ts'
import { VERIFICATION_SOURCES } from './verification-values.ts'

/** What staff checked, and until when it holds. No plan buys it. */
export const Verification = z.object({
  source: z.enum(VERIFICATION_SOURCES),
  verifiedAt: Instant,
  until: Instant,
})

const summaryFields = {
  id: Id,
  slug: z.string(),
  status: z.enum(PRODUCER_STATUSES),
  name: z.string(),
  kind: z.enum(PRODUCER_KINDS),
  tagline: z.nullable(LocalizedText),
  /** The first is the main one. */
  categoryIds: z.array(Code),
  regionId: Code,
  city: z.nullable(z.string()),
  moq: z.nullable(z.object({ value: z.number(), unit: z.enum(UNITS) })),
  leadTimeDays: z.nullable(z.object({ min: z.int(), max: z.int() })),
  /** Null, here and in any field: its owner has not said. */
  samples: z.nullable(z.enum(SAMPLES)),
  acceptsTolling: z.nullable(z.boolean()),
  acceptsSmallBatch: z.nullable(z.boolean()),
  verification: z.nullable(Verification),
  promotion: Promotion,
  publishedAt: z.nullable(Instant),
  updatedAt: Instant,
  logo: z.nullable(Picture),
}

/** A producer as a card of a list. */
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

/** A producer as strangers may see it. Address, coordinates and headcount are null unless the owner shows them. */
export const Producer = z.object({
  ...summaryFields,
  description: LocalizedText,
  /** Only once verified. */
  edrpou: z.nullable(z.string()),
  address: z.nullable(z.string()),
  location: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
  serviceRegionIds: z.array(Code),
  processes: z.array(z.string()),
  materials: z.array(z.string()),
  employees: z.nullable(z.enum(EMPLOYEE_BANDS)),
  foundedYear: z.nullable(z.int()),
  equipment: z.array(Equipment),
  certificates: z.array(Certificate),
  cover: z.nullable(Picture),
  gallery: z.array(Picture),
  website: z.nullable(z.string()),
  workHours: z.nullable(z.string()),
  /** How a contact can be reached; the contact itself is never part of a public shape. */
  contactShow: z.enum(CONTACT_SHOWS),
  capacity: z.nullable(z.object({ acceptingFrom: z.nullable(Day), closedUntil: z.nullable(Day) })),
  completeness: z.int(),
  counts: z.object({ views: z.int(), contacts: z.int() }),
  access: Access,
  createdAt: Instant,
})
export type Producer = z.infer<typeof Producer>

/** Filters of the producers' list; also the query string of its pages. */
export const producerFilterFields = {
  regionSlug: z.optional(Code),
  categorySlug: z.optional(Code),
  sort: z._default(z.enum(PRODUCER_SORTS), 'rank'),
  verified: z.optional(z.boolean()),
  acceptsTolling: z.optional(z.boolean()),
  acceptsSmallBatch: z.optional(z.boolean()),
  /** Written in this language, if also in another one. */
  language: z.optional(z.enum(TEXT_LANGUAGES)),
}

export const ProducerList = z.object({
  ...listFields(ProducerSummary),
  /** At most three paid cards of this page, outside `total`, marked as advertising. */
  promoted: z.array(ProducerSummary),
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

/** One's own producer as a row of a list. */
export const OwnProducerSummary = z.object({
  ...summaryFields,
  /** Why it was rejected or blocked. */
  statusReason: z.nullable(z.string()),
  /** Statuses that its owner may give it now. */
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
