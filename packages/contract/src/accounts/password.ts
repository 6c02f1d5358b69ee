import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Email } from '../wire.ts'
import { PASSWORD_MAX, PASSWORD_MIN } from './account-values.ts'

/** The schema checks only the length. The server rejects common and guessable passwords later. */
export const NewPassword = z.string().check(z.minLength(PASSWORD_MIN), z.maxLength(PASSWORD_MAX))
/**
 * A password that is compared with the stored one. Its limits are wider because old passwords may have been set under
 * other rules.
 */
export const AnyPassword = z.string().check(z.minLength(1), z.maxLength(1024))

/** The secret code in a link that was sent by e-mail. */
export const LinkCode = z.string().check(z.minLength(1), z.maxLength(200))

export const requestPasswordReset = route({
  method: 'POST',
  path: '/v1/user/password-reset',
  summary: 'Mails a link to set a new password, if the address has an account; the answer does not tell',
  auth: 'public',
  challenge: true,
  body: z.strictObject({ email: Email }),
  output: z.object({ accepted: z.literal(true) }),
  status: 202,
  errors: ['challenge_required', 'challenge_failed'],
})

export const checkPasswordReset = route({
  method: 'GET',
  path: '/v1/user/password-reset/{code}/check',
  summary: 'Whether a link to set a new password still works',
  auth: 'public',
  params: z.strictObject({ code: LinkCode }),
  output: z.object({ valid: z.literal(true) }),
  errors: ['not_found', 'code_expired'],
})

export const resetPassword = route({
  method: 'POST',
  path: '/v1/user/password-reset/{code}/reset',
  summary: 'Sets a new password, once, and ends all sessions',
  auth: 'public',
  params: z.strictObject({ code: LinkCode }),
  body: z.strictObject({ password: NewPassword, passwordConfirmation: AnyPassword }),
  output: z.object({ reset: z.literal(true) }),
  errors: ['not_found', 'code_expired'],
})
