import { randomUUID } from 'node:crypto'
import {
  checkUnsubscribing,
  editUser,
  getUser,
  NOTIFICATION_TOPICS,
  type NotificationTopic,
  unsubscribe,
} from '@verstat/contract'
import { expect, test } from 'vitest'
import { testSite } from '../../../test-site.testing.ts'
import { unsubscribeCode } from './unsubscribe-code.ts'

const site = await testSite()
const { call, refusal, http, services, newUser, clock } = site
const { secret } = services.accounts
const codeOf = (userId: string, topic: NotificationTopic) => unsubscribeCode(secret, { userId, topic })
const oneClick = (path: string, headers: Record<string, string> = {}) =>
  http.inject({
    method: 'POST',
    url: path,
    payload: 'List-Unsubscribe=One-Click',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
  })

const ALL_ON = Object.fromEntries(NOTIFICATION_TOPICS.map((topic) => [topic, true]))

test.each(NOTIFICATION_TOPICS)('a code turns off %s of one person only', async (topic) => {
  const { user, token } = await newUser()
  const other = await newUser()
  for (const each of [token, other.token]) await call(editUser, { notifications: ALL_ON }, { token: each })
  const code = codeOf(user.id, topic)
  expect(await call(checkUnsubscribing, { code })).toEqual({ topic, isOn: true })
  expect((await call(getUser, {}, { token })).notifications).toEqual(ALL_ON)
  expect(await call(unsubscribe, { code })).toEqual({ topic, isOn: false })
  expect((await call(getUser, {}, { token })).notifications).toEqual({ ...ALL_ON, [topic]: false })
  expect((await call(getUser, {}, { token: other.token })).notifications).toEqual(ALL_ON)
})

test('a mail program unsubscribes without a session, with both kinds of bodies, and again', async () => {
  const { user } = await newUser()
  const path = `/unsubscribe?code=${codeOf(user.id, 'leads')}`
  clock.pass(100 * 86_400_000)
  const version = () =>
    site.database.db
      .selectFrom('users')
      .select(['notify_leads', 'version'])
      .where('id', '=', user.id)
      .executeTakeFirstOrThrow()
  const before = await version()
  expect((await http.inject(path)).statusCode).toBe(200)
  expect(await version()).toEqual(before)
  expect(before.notify_leads).toBe(true)
  expect((await oneClick(path)).statusCode).toBe(200)
  const after = await version()
  expect(after).toEqual({ notify_leads: false, version: before.version + 1 })
  expect((await oneClick(`/en${path}`)).statusCode).toBe(200)
  const multipart = await http.inject({
    method: 'POST',
    url: path,
    payload: '--b\r\ncontent-disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    headers: { 'content-type': 'multipart/form-data; boundary=b' },
  })
  expect(multipart.statusCode).toBe(200)
  expect(await version()).toEqual(after)
})

test('a wrong, changed or foreign code is 404 and changes nothing', async () => {
  const { user } = await newUser()
  const code = codeOf(user.id, 'leads')
  const stranger = await newUser()
  const wrong = [
    '',
    'abc',
    code.replace('.leads.', '.offers.'),
    code.replace(user.id, stranger.user.id),
    code.replace(/^1/, '2'),
    `${code.slice(0, -1)}${code.endsWith('A') ? 'B' : 'A'}`,
    codeOf(randomUUID(), 'leads'),
  ]
  for (const each of wrong) {
    expect((await oneClick(`/unsubscribe?code=${each}`)).statusCode, each).toBe(404)
    if (each !== '') expect((await refusal(unsubscribe, { code: each })).code, each).toBe('not_found')
  }
  expect((await oneClick('/unsubscribe')).statusCode).toBe(404)
  expect((await call(checkUnsubscribing, { code })).isOn).toBe(true)
})

test('another site cannot press the button of the page', async () => {
  const { user } = await newUser()
  const code = codeOf(user.id, 'leads')
  const answer = await oneClick(`/unsubscribe?code=${code}`, { 'sec-fetch-site': 'cross-site' })
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/unsubscribe'])
  expect((await call(checkUnsubscribing, { code })).isOn).toBe(true)
})

test('after thirty wrong codes a network waits, and a right one still works', async () => {
  const { user } = await newUser()
  const ip = '10.200.0.1'
  for (let n = 0; n < 30; n += 1) await refusal(checkUnsubscribing, { code: `wrong-${n}` }, { ip })
  expect((await refusal(checkUnsubscribing, { code: 'wrong' }, { ip })).code).toBe('rate_limited')
  expect((await call(checkUnsubscribing, { code: codeOf(user.id, 'leads') }, { ip })).isOn).toBe(true)
})
