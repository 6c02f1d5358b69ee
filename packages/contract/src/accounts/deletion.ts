import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Instant } from '../wire.ts'
import { AnyPassword } from './password.ts'
import { User } from './user.ts'

export const exportUser = route({
  method: 'GET',
  path: '/v1/user/export',
  summary: 'Everything stored about the user, to be saved as a file',
  auth: 'user',
  output: z.object({
    exportedAt: Instant,
    user: User,
    /** The user's stored records by topic, such as `sessions` and `orders`. */
    data: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
  }),
  file: 'verstat-account.json',
  errors: ['unauthenticated'],
})

export const deleteUser = route({
  method: 'DELETE',
  path: '/v1/user',
  summary: 'Leaves: listings pause and sessions end at once, everything is erased after 30 days',
  auth: 'user',
  body: z.strictObject({ password: AnyPassword }),
  output: z.null(),
  status: 204,
  errors: ['unauthenticated'],
})

export const restoreUser = route({
  method: 'POST',
  path: '/v1/user/restore',
  summary: 'Takes back the wish to be erased, within its 30 days',
  auth: 'user',
  output: User,
  errors: ['unauthenticated'],
})
