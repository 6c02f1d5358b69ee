import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Attachment } from '../uploads/attachment.ts'
import { Code, Day, Email, Id, OwnFile, Phone } from '../wire.ts'
import { inputShape, newShape, outputShape } from './fields/field-schemas.ts'
import { PRODUCER_FIELDS } from './fields/producer-fields.ts'
import { UNITS } from './order-values.ts'
import { managedListingFields } from './own-listing.ts'
import { Certificate, Producer } from './producer.ts'
import { PRODUCER_STATUSES } from './producer-values.ts'
import { line, Messengers, Reason, submitField, versionField } from './writing.ts'
import {
  CATEGORIES_MAX,
  CERTIFICATES_MAX,
  EQUIPMENT_MAX,
  FOUNDED_YEAR_MIN,
  PHONES_MAX,
  WEBSITE_MAX,
  WORD_MAX,
} from './writing-values.ts'

const fields = inputShape(PRODUCER_FIELDS, {
  edrpou: z.nullable(z.string().check(z.trim(), z.regex(/^[0-9]{8}$/))),
  rnokpp: z.nullable(z.string().check(z.trim(), z.regex(/^[0-9]{10}$/))),
  categoryIds: z.array(Code).check(z.minLength(1), z.maxLength(CATEGORIES_MAX)),
  equipment: z
    .array(
      z.strictObject({
        name: line(1, 120),
        model: z._default(z.nullable(line(1, 120)), null),
        count: z._default(z.nullable(z.int().check(z.gte(1), z.lte(9_999))), null),
        note: z._default(z.nullable(line(1, 300)), null),
      }),
    )
    .check(z.maxLength(EQUIPMENT_MAX)),
  moq: z.nullable(z.strictObject({ value: z.number().check(z.gt(0), z.lte(1e12)), unit: z.enum(UNITS) })),
  leadTimeDays: z.nullable(
    z.strictObject({
      min: z.int().check(z.gte(0), z.lte(1_000)),
      max: z.int().check(z.gte(0), z.lte(1_000)),
    }),
  ),
  capacity: z.nullable(z.strictObject({ acceptingFrom: z.nullable(Day), closedUntil: z.nullable(Day) })),
  showEmployees: z.boolean(),
  foundedYear: z.nullable(z.int().check(z.gte(FOUNDED_YEAR_MIN), z.lte(2200))),
  certificates: z
    .array(
      z.strictObject({
        name: line(1, 120),
        number: z._default(z.nullable(line(1, WORD_MAX)), null),
        issuer: z._default(z.nullable(line(1, 120)), null),
        validUntil: z._default(z.nullable(Day), null),
        /** An upload with a scan of the document. */
        file: z._default(z.nullable(Attachment), null),
      }),
    )
    .check(z.maxLength(CERTIFICATES_MAX)),
  location: z.nullable(
    z.strictObject({
      lat: z.number().check(z.gte(-90), z.lte(90)),
      lon: z.number().check(z.gte(-180), z.lte(180)),
    }),
  ),
  showAddress: z.boolean(),
  serviceRegionIds: z.array(Code).check(z.maxLength(29)),
  email: Email,
  phones: z.array(Phone).check(z.maxLength(PHONES_MAX)),
  messengers: Messengers,
  website: z.nullable(
    z.url({ protocol: /^https?$/, hostname: z.regexes.domain }).check(z.maxLength(WEBSITE_MAX)),
  ),
})

const ProducerChanges = z.partial(z.strictObject(fields))
export type ProducerChanges = z.infer<typeof ProducerChanges>

/** A producer with all its fields, including those that only its owner and staff see. */
export const OwnProducer = z.object({
  ...Producer.shape,
  ...outputShape(PRODUCER_FIELDS, 'owner', {
    edrpou: z.nullable(z.string()),
    rnokpp: z.nullable(z.string()),
    showEmployees: z.boolean(),
    certificates: z.array(z.object({ ...Certificate.shape, file: z.nullable(OwnFile) })),
    location: z.nullable(z.object({ lat: z.number(), lon: z.number() })),
    showAddress: z.boolean(),
    email: z.nullable(z.string()),
    phones: z.array(z.string()),
    messengers: Messengers,
  }),
  allowed: z.array(z.enum(PRODUCER_STATUSES)),
  ...managedListingFields,
})
export type OwnProducer = z.infer<typeof OwnProducer>

export const createProducer = route({
  method: 'POST',
  path: '/v1/producer/create',
  summary:
    'Places a producer: a draft of the caller, or without an account one to be claimed with `producerToken`',
  auth: 'optional',
  challenge: true,
  idempotent: true,
  body: z.strictObject({
    ...newShape(PRODUCER_FIELDS, fields),
    submit: z._default(z.boolean(), true),
    /** The paid plan that was chosen in the form. It is stored because the owner may be able to pay only later. */
    plan: z.optional(Code),
    /**
     * A hidden honeypot field that only robots fill in. Other forms call it `website`, but producers have a real field
     * of this name.
     */
    homepage: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.object({ producer: OwnProducer, producerToken: z.optional(z.string()) }),
  status: 201,
  errors: ['unauthenticated', 'quota_reached', 'conflict'],
})

const target = { id: Id }
const ownErrors = ['unauthenticated', 'not_found'] as const

export const getOwnProducer = route({
  method: 'GET',
  path: '/v1/user/producers/{slug}',
  summary: 'All of a producer, for its owner and for staff; by slug or id',
  auth: 'optional',
  listingToken: true,
  params: z.strictObject({ slug: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: OwnProducer,
  errors: ownErrors,
})

export const editProducer = route({
  method: 'PATCH',
  path: '/v1/producer/{id}/edit',
  summary: 'Changes what is given. The text of a published producer changes once it is approved',
  auth: 'optional',
  listingToken: true,
  params: z.strictObject(target),
  body: z.extend(ProducerChanges, { ...versionField, ...submitField }),
  output: OwnProducer,
  errors: [...ownErrors, 'stale', 'move_forbidden', 'quota_reached', 'email_not_verified'],
})

export const withdrawProducerRevision = route({
  method: 'DELETE',
  path: '/v1/producer/{id}/revision',
  summary: 'Withdraws an edit that waits for approval or was sent back',
  auth: 'user',
  params: z.strictObject(target),
  output: OwnProducer,
  errors: ownErrors,
})

export const setProducerStatus = route({
  method: 'POST',
  path: '/v1/producer/{id}/status/{status}',
  summary: 'Gives a producer another status, for its owner and for staff',
  auth: 'user',
  params: z.strictObject({ ...target, status: z.string().check(z.maxLength(40)) }),
  body: z.strictObject({ reason: z.optional(Reason), ...versionField }),
  output: OwnProducer,
  errors: [...ownErrors, 'stale', 'move_forbidden', 'quota_reached', 'email_not_verified'],
})

export const deleteProducer = route({
  method: 'DELETE',
  path: '/v1/producer/{id}',
  summary: 'Archives a producer; it can be taken back for 30 days',
  auth: 'optional',
  listingToken: true,
  params: z.strictObject(target),
  output: z.undefined(),
  status: 204,
  errors: [...ownErrors, 'move_forbidden'],
})

export const restoreProducer = route({
  method: 'POST',
  path: '/v1/producer/{id}/restore',
  summary: 'Takes a deletion back: the producer has the status it had',
  auth: 'user',
  params: z.strictObject(target),
  output: OwnProducer,
  errors: [...ownErrors, 'gone', 'quota_reached'],
})
