import {
  ApiError,
  createOrder,
  createProducer,
  deleteOrder,
  deleteUser,
  editOrder,
  login,
  restoreOrder,
  setOrderStatus,
  verifyEmail,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { codeIn, GOOD_PASSWORD, testSite } from '../../../../test-site.testing.ts'
import { uploadRow } from '../../../uploads/uploads.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import { counterDifferences } from '../../index.ts'
import { orderInput, producerInput, verifiedUser, withoutLimits } from './writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, database } = site

beforeAll(() => withoutLimits(site))

/** Returns the error code of each concurrent call, or `done` if the call succeeded. */
async function codesOf(calls: readonly Promise<unknown>[]): Promise<string[]> {
  const results = await Promise.allSettled(calls)
  return results.map((result) => {
    if (result.status === 'fulfilled') return 'done'
    if (!(result.reason instanceof ApiError)) throw result.reason
    return result.reason.data.code
  })
}

test('concurrent verifying, claiming, creating, editing, moving and deleting never deadlock', async () => {
  const { user, token } = await site.newUser()
  const code = codeIn((await site.mailsTo(user.email))[0])
  const moderator = await verifiedUser(site, 'moderator')
  const guests = await Promise.all(
    Array.from({ length: 4 }, (_, i) =>
      call(createOrder, orderInput({ contact: { name: 'Гість', email: `race-${i}@example.com` } })),
    ),
  )
  const { order } = await call(createOrder, orderInput(), { token })
  const { id } = order
  const codes = await codesOf([
    call(verifyEmail, { code }),
    ...guests.map(({ orderToken = '' }) =>
      call(login, { username: user.email, password: GOOD_PASSWORD, orderToken }),
    ),
    ...Array.from({ length: 4 }, () => call(createOrder, orderInput(), { token })),
    call(createProducer, producerInput(), { token }),
    ...['Стрий', 'Самбір', 'Львів'].map((city) => call(editOrder, { id, city }, { token })),
    ...['pending', 'draft', 'published', 'blocked'].map((status) =>
      call(setOrderStatus, { id, status, reason: 'Причина' }, { token: moderator.token }),
    ),
    call(deleteOrder, { id }, { token }),
    call(restoreOrder, { id }, { token }),
  ])
  const expected = ['done', 'move_forbidden', 'not_found']
  expect(codes.filter((each) => !expected.includes(each))).toEqual([])
  const { rows } = await database.pool.query(
    'select count(*)::int as n from orders where owner_id = $1 and submit_when_verified',
    [user.id],
  )
  // The e-mail address is verified, so no listing may still wait for its verification, whichever call ran first.
  expect(rows[0].n).toBe(0)
  expect(await counterDifferences(database.db)).toEqual([])
})

test('of concurrent orders that attach the same picture, one succeeds', async () => {
  const owner = await verifiedUser(site)
  const picture = uploadRow({ owner_id: owner.id, orphan_since: new Date() })
  await database.db.insertInto('uploads').values(picture).execute()
  const codes = await codesOf(
    Array.from({ length: 4 }, () =>
      call(createOrder, orderInput({ images: [{ uploadId: picture.id }] }), { token: owner.token }),
    ),
  )
  expect(codes.toSorted()).toEqual(['done', 'validation_failed', 'validation_failed', 'validation_failed'])
})

test('a concurrent approval and withdrawal are serialized', async () => {
  const owner = await verifiedUser(site)
  const moderator = await verifiedUser(site, 'moderator')
  const { order } = await call(createOrder, orderInput(), { token: owner.token })
  const { id, version } = order
  const codes = await codesOf([
    call(setOrderStatus, { id, status: 'published', version }, { token: moderator.token }),
    call(setOrderStatus, { id, status: 'draft', version }, { token: owner.token }),
  ])
  expect(codes.toSorted()).toEqual(['done', 'stale'])
})

test('users who requested account deletion cannot publish until they cancel it', async () => {
  const owner = await verifiedUser(site)
  const { order } = await call(createOrder, orderInput({ submit: false }), { token: owner.token })
  await call(deleteUser, { password: GOOD_PASSWORD }, { token: owner.token })
  const { token } = await call(login, { username: owner.email, password: GOOD_PASSWORD })
  expect((await refusal(setOrderStatus, { id: order.id, status: 'pending' }, { token })).code).toBe(
    'move_forbidden',
  )
})
