import * as z from 'zod/mini'
import { NOTICE_TYPES } from '../module-lists.ts'
import { route } from '../route.ts'
import { Id, Instant, wholeNumber } from '../wire.ts'
import { NOTICES_MAX } from './notice-values.ts'

/** Something that a person was told. */
export const Notice = z.object({
  id: Id,
  type: z.enum(NOTICE_TYPES),
  /** The thing that the notice is about. The id is null if the thing has no id of this form. */
  ref: z.object({ kind: z.string(), id: z.nullable(Id) }),
  /** Facts of the text, such as titles, codes and days. They never contain a price. */
  data: z.record(z.string(), z.unknown()),
  /** One sentence in the language of the request. */
  text: z.string(),
  /** Path on this site without the language prefix. */
  href: z.string(),
  readAt: z.nullable(Instant),
  createdAt: Instant,
})
export type Notice = z.infer<typeof Notice>

const Unread = z.int()

export const listNotices = route({
  method: 'GET',
  path: '/v1/user/notices',
  summary: 'What the user was told in the last 90 days, latest first',
  auth: 'user',
  query: z.strictObject({
    before: z.optional(Id),
    limit: z._default(wholeNumber(1, NOTICES_MAX), 30),
  }),
  output: z.object({
    items: z.array(Notice),
    /** Cursor of the next page; null on the last page. */
    next: z.nullable(Id),
    unread: Unread,
  }),
  errors: ['unauthenticated'],
})

export const readNotices = route({
  method: 'POST',
  path: '/v1/user/notices/read',
  summary: 'Marks notices of the user as read: those with these ids, or one and all before it',
  auth: 'user',
  body: z.strictObject({
    ids: z.optional(z.array(Id).check(z.maxLength(NOTICES_MAX))),
    upTo: z.optional(Id),
  }),
  output: z.object({ unread: Unread }),
  errors: ['unauthenticated'],
})
