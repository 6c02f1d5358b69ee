import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id, Instant } from '../wire.ts'
import { CLAIM_PROBLEMS } from './account-values.ts'
import { AnyPassword } from './password.ts'
import { User } from './user.ts'

/**
 * The secret token of a listing that a visitor created without an account. A malformed token does not fail validation,
 * so that it cannot prevent a sign-in. It becomes '' and is reported in `claimErrors`.
 */
const ClaimToken = z.catch(
  z.optional(
    z.string().check(
      z.maxLength(200),
      z.refine((token) => token.isWellFormed() && !token.includes('\0')),
    ),
  ),
  '',
)
export const claimFields = { orderToken: ClaimToken, producerToken: ClaimToken }

/** The client sends `token` as `Authorization: Bearer`. The token cannot be read again later. */
export const SignedIn = z.object({
  token: z.string(),
  expiresAt: Instant,
  user: User,
  /** Listings that the user now owns because the request had their tokens. */
  claimed: z.object({ orders: z.array(Id), producers: z.array(Id) }),
  claimErrors: z.array(
    z.object({ path: z.enum(['orderToken', 'producerToken']), code: z.enum(CLAIM_PROBLEMS) }),
  ),
  /** Whether the terms have changed since the user accepted them. True only once after each change. */
  termsChanged: z.boolean(),
})
export type SignedIn = z.infer<typeof SignedIn>

export const login = route({
  method: 'POST',
  path: '/v1/login',
  summary: 'Signs in; `code` is the second factor or a recovery code, `username` the e-mail address',
  auth: 'public',
  challenge: true,
  body: z.strictObject({
    username: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
    password: AnyPassword,
    code: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
    ...claimFields,
  }),
  output: SignedIn,
  errors: [
    'invalid_credentials',
    'account_blocked',
    'second_factor_required',
    'challenge_required',
    'challenge_failed',
  ],
})

export const logout = route({
  method: 'POST',
  path: '/v1/logout',
  summary: 'Ends the session of the token',
  auth: 'user',
  output: z.null(),
  status: 204,
  errors: ['unauthenticated'],
})

export const Session = z.object({
  id: Id,
  /** Whether this request was made with this session. */
  current: z.boolean(),
  userAgent: z.string(),
  ip: z.string(),
  createdAt: Instant,
  lastSeenAt: Instant,
  expiresAt: Instant,
})
export type Session = z.infer<typeof Session>

export const listSessions = route({
  method: 'GET',
  path: '/v1/user/sessions',
  summary: 'Where one is signed in, latest first',
  auth: 'user',
  output: z.object({ items: z.array(Session) }),
  errors: ['unauthenticated'],
})

export const endSession = route({
  method: 'DELETE',
  path: '/v1/user/sessions/{id}',
  summary: 'Ends one of one’s own sessions',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  output: z.null(),
  status: 204,
  errors: ['unauthenticated', 'not_found'],
})
