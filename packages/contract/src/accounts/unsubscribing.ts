import * as z from 'zod/mini'
import { route } from '../route.ts'
import { NOTIFICATION_TOPICS } from './account-values.ts'
import { LinkCode } from './password.ts'

const params = z.strictObject({ code: LinkCode })
const output = z.object({
  topic: z.enum(NOTIFICATION_TOPICS),
  /** Whether the user gets e-mails of this topic. */
  isOn: z.boolean(),
})

export const checkUnsubscribing = route({
  method: 'GET',
  path: '/v1/user/unsubscribe/{code}/check',
  summary: 'Which e-mails a code turns off; changes nothing',
  auth: 'public',
  params,
  output,
  errors: ['not_found'],
})

export const unsubscribe = route({
  method: 'POST',
  path: '/v1/user/unsubscribe/{code}',
  summary: 'Turns off the e-mails of one topic to one user; the same code may be sent again',
  auth: 'public',
  params,
  output,
  errors: ['not_found'],
})
