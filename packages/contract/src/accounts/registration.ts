import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Email, Phone } from '../wire.ts'
import { LOCALE_CODES } from '../wire-values.ts'
import { AnyPassword, LinkCode, NewPassword } from './password.ts'
import { claimFields, SignedIn } from './session.ts'
import { PersonName } from './user.ts'

export const register = route({
  method: 'POST',
  path: '/v1/user/register',
  summary: 'Makes an account, signs in and mails a link to verify the address',
  auth: 'public',
  challenge: true,
  body: z.strictObject({
    firstname: PersonName,
    lastname: PersonName,
    email: Email,
    password: NewPassword,
    passwordConfirmation: AnyPassword,
    phone: z.optional(z.nullable(Phone)),
    /** Language of e-mails to the user. The default is the language of the request. */
    locale: z.optional(z.enum(LOCALE_CODES)),
    acceptTerms: z.optional(z.boolean()),
    ...claimFields,
  }),
  output: SignedIn,
  status: 201,
  errors: ['challenge_required', 'challenge_failed'],
})

export const verifyEmail = route({
  method: 'GET',
  path: '/v1/user/verify/{code}',
  summary: 'Verifies an address; the same code may be sent again, as scanners of mail do',
  auth: 'public',
  params: z.strictObject({ code: LinkCode }),
  output: z.object({ verified: z.literal(true), already: z.optional(z.literal(true)) }),
  errors: ['not_found', 'code_expired'],
})

export const checkVerification = route({
  method: 'GET',
  path: '/v1/user/verify/{code}/check',
  summary: 'What a code that verifies an address would do; changes nothing',
  auth: 'optional',
  params: z.strictObject({ code: LinkCode }),
  output: z.object({
    verified: z.boolean(),
    /** Whether the caller is signed in to the account whose e-mail address was verified. */
    isOwn: z.boolean(),
  }),
  errors: ['not_found', 'code_expired'],
})

export const resendVerification = route({
  method: 'POST',
  path: '/v1/user/verify/resend',
  summary: 'Mails the link to verify the address again; `sent` is false when nothing is left to verify',
  auth: 'user',
  output: z.object({ sent: z.boolean() }),
  status: 202,
  errors: ['unauthenticated'],
})
