import type { Send, User } from '@verstat/contract'
import { expect, test } from 'vitest'
import { countUnread, unreadConversations, unreadNotices } from './unread-counts.ts'

const newUser = (id: string, notices = 1, conversations = 2) =>
  ({ id, unreadNotices: notices, unreadConversations: conversations }) as User

const counts = (user: User) => [unreadNotices.of(user), unreadConversations.of(user)]

test('one call counts notices and conversations', async () => {
  const user = newUser('one')
  const paths: string[] = []
  const send = (async ({ path }: { path: string }) => {
    paths.push(path)
    return newUser('one', 3, 4)
  }) as unknown as Send
  await countUnread(send, user)
  expect([paths, counts(user)]).toEqual([['/v1/user/get'], [3, 4]])
})

test('a failed count changes nothing, nor does that of another person', async () => {
  const user = newUser('one')
  await countUnread((async () => newUser('two', 3, 4)) as unknown as Send, user)
  await countUnread(async () => {
    throw new Error('offline')
  }, user)
  expect(counts(user)).toEqual([1, 2])
})
