import * as z from 'zod/mini'
import { route } from '../route.ts'
import { Id, Instant } from '../wire.ts'

/** A person from whom the caller takes no messages, offers, invitations and questions. */
export const PersonBlock = z.object({ userId: Id, name: z.string(), at: Instant })

export const blockPerson = route({
  method: 'POST',
  path: '/v1/user/{id}/block',
  summary: 'Blocks a person; their open offers to one’s orders are declined',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  output: PersonBlock,
  errors: ['unauthenticated', 'not_found', 'conflict'],
})

export const unblockPerson = route({
  method: 'DELETE',
  path: '/v1/user/{id}/block',
  summary: 'Takes a block back',
  auth: 'user',
  params: z.strictObject({ id: Id }),
  output: z.null(),
  status: 204,
  errors: ['unauthenticated', 'not_found'],
})

export const listBlocks = route({
  method: 'GET',
  path: '/v1/user/blocks',
  summary: 'Whom the caller has blocked, latest first',
  auth: 'user',
  output: z.object({ items: z.array(PersonBlock) }),
  errors: ['unauthenticated'],
})
