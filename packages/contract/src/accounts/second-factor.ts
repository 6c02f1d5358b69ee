import * as z from 'zod/mini'
import { route } from '../route.ts'
import { AnyPassword } from './password.ts'

const OneTimeCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

const RecoveryCodes = z.object({
  /**
   * The user can sign in once with each recovery code instead of a second-factor code. The codes cannot be read again
   * later.
   */
  recoveryCodes: z.array(z.string()),
})

export const enrolSecondFactor = route({
  method: 'POST',
  path: '/v1/user/second-factor',
  summary: 'Begins a second factor; it counts once it is confirmed with a code',
  auth: 'user',
  body: z.strictObject({ password: AnyPassword }),
  output: z.object({
    /** The secret in Base32. A user who cannot scan the QR code types the secret into the authenticator app. */
    secret: z.string(),
    /** The `otpauth://` URI. The page shows it as a QR code. */
    uri: z.string(),
  }),
  status: 201,
  errors: ['unauthenticated', 'conflict'],
})

export const confirmSecondFactor = route({
  method: 'POST',
  path: '/v1/user/second-factor/confirm',
  summary: 'Confirms the second factor, ends all other sessions and answers the recovery codes',
  auth: 'user',
  body: z.strictObject({ code: OneTimeCode }),
  output: RecoveryCodes,
  errors: ['unauthenticated', 'conflict'],
})

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/v1/user/second-factor/recovery-codes',
  summary: 'Replaces the recovery codes',
  auth: 'user',
  body: z.strictObject({ password: AnyPassword, code: OneTimeCode }),
  output: RecoveryCodes,
  errors: ['unauthenticated', 'conflict'],
})

export const disableSecondFactor = route({
  method: 'POST',
  path: '/v1/user/second-factor/disable',
  summary: 'Signs in without a second factor from now on',
  auth: 'user',
  body: z.strictObject({ password: AnyPassword, code: OneTimeCode }),
  output: z.null(),
  status: 204,
  errors: ['unauthenticated', 'conflict'],
})
