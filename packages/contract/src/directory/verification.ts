import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Day, Id, Instant } from '../wire.ts'
import { OwnProducer } from './producer-writing.ts'
import { VERIFICATION_SOURCES } from './verification-values.ts'
import { paragraphs, Reason } from './writing.ts'
import { REASON_MAX } from './writing-values.ts'

/** Calls with which staff verify a producer and end a verification. A verification cannot be bought. */

const staffErrors = ['unauthenticated', 'forbidden', 'second_factor_missing', 'not_found'] as const
const decisionErrors = [...staffErrors, 'own_matter', 'stale'] as const
const params = z.strictObject({ id: Id })
/** The version of the producer that the moderator has read. */
const version = z.int()

export const getVerification = route({
  method: 'GET',
  path: '/v1/producer/{id}/verification',
  summary: 'What staff noted of the last verification of a producer, also once it has ended; for staff',
  auth: 'staff',
  params,
  output: z.object({
    verification: z.nullable(
      z.object({
        source: z.enum(VERIFICATION_SOURCES),
        verifiedAt: Instant,
        until: Instant,
        note: z.nullable(z.string()),
        /** The user who verified the producer. Null if the user is unknown. */
        by: z.nullable(Id),
      }),
    ),
  }),
  errors: staffErrors,
})

export const verifyProducer = route({
  method: 'POST',
  path: '/v1/producer/{id}/verification',
  summary: 'Grants the badge «Перевірено» until a day, or renews it; for moderators, not for their own',
  auth: 'staff',
  params,
  body: z.strictObject({
    version,
    /** What staff compared the producer's data with, such as the company register. Visitors see this. */
    source: z.enum(VERIFICATION_SOURCES),
    /** The day of the check. The default is today. */
    checkedOn: z.optional(Day),
    until: Day,
    note: z.optional(z.nullable(paragraphs(1, REASON_MAX))),
  }),
  output: OwnProducer,
  errors: [...decisionErrors, 'conflict'],
})

export const endVerification = route({
  method: 'POST',
  path: '/v1/producer/{id}/verification/end',
  summary:
    'Takes the badge «Перевірено» back, for a reason that its owner is told; for moderators, not for their own',
  auth: 'staff',
  params,
  body: z.strictObject({ version, reason: Reason }),
  output: OwnProducer,
  errors: decisionErrors,
})
