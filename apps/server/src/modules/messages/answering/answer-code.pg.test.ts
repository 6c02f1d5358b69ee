import { randomUUID } from 'node:crypto'
import { Writable } from 'node:stream'
import * as contract from '@verstat/contract'
import {
  blockPerson,
  conversationOfCode,
  editUser,
  exportUser,
  getConversation,
  getUser,
  listMessages,
  listNotices,
  sendMessage,
  setOfferStatus,
  unblockPerson,
} from '@verstat/contract'
import { addDays, kyivDay } from '@verstat/i18n'
import { pino } from 'pino'
import { beforeAll, expect, test } from 'vitest'
import { describeError } from '../../../platform/logging/describe-error.ts'
import { REDACTION } from '../../../platform/logging/logger.ts'
import { hashSecretToken } from '../../../platform/security/secret-token.ts'
import { testSite } from '../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory/directory.testing.ts'
import { withoutLimits } from '../../directory/listing/writing/writing.testing.ts'
import { sendOffer } from '../../offers/offers.testing.ts'
import { mailMessages } from '../mail-messages.ts'
import { newTalk, say } from '../messages.testing.ts'
import { answerLinks } from './answer-code.testing.ts'
import { sweepAnswerCodes } from './answer-code.ts'

const lines: string[] = []
const log = pino(
  { level: 'trace', redact: REDACTION, serializers: { err: describeError } },
  new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk))
      done()
    },
  }),
)
const site = await testSite({ prepare: insertTestDictionaries, log })
const { call, clock, database, http, refusal, services } = site
const { db, pool } = database
const { codeFor, aboutMessages, mailed, read, answer, refusedReading, refusedAnswer } = answerLinks(site)
const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

beforeAll(() => withoutLimits(site))

test('the e-mail has a link and a code, and the database only the hash', async () => {
  const { id, maker, code } = await mailed()
  expect(conversationOfCode(code)).toBe(id)
  const [mail] = await aboutMessages(maker.email)
  expect(mail?.text).toContain(`відкрийте http://localhost/messages/reply і введіть код ${code}\n`)
  expect(mail).not.toHaveProperty('replyTo')
  const row = await db
    .selectFrom('answer_codes')
    .selectAll()
    .where('conversation_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row).toMatchObject({ code_hash: hashSecretToken(code), user_id: maker.id, sent: 0 })
  const { rows } = await pool.query('select t::text as text from answer_codes t')
  for (const { text } of rows) expect(text).not.toContain(code.slice(22))
})

test('the code reads the last twenty messages without files, and changes nothing', async () => {
  const { id, order, maker, code } = await mailed()
  for (let n = 1; n <= 9; n += 1) await say(site, id, order.buyer, `Запитання ${n}`)
  for (let n = 1; n <= 10; n += 1) await say(site, id, maker, `Відповідь ${n}`)
  await say(site, id, order.buyer, 'Останнє')
  const before = await pool.query('select * from conversations where id = $1', [id])
  const { items, more, side } = await read(id, code)
  expect([items.length, more, side]).toEqual([20, true, 'producer'])
  expect(items.at(-1)?.text).toBe('Останнє')
  expect(await call(listMessages, { conversationId: id, limit: 100 }, { answerCode: code })).toMatchObject({
    items,
  })
  expect((await pool.query('select * from conversations where id = $1', [id])).rows).toEqual(before.rows)
  const { sent } = await db
    .selectFrom('answer_codes')
    .select('sent')
    .where('conversation_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(sent).toBe(0)
  for (const way of [{ before: items[0]?.id }, { after: items[0]?.id }]) {
    const wanted = { conversationId: id, ...way } as { conversationId: string }
    expect((await refusal(listMessages, wanted, { answerCode: code })).code).toBe('forbidden')
  }
})

test('a text by code is a message of its person, sent once', async () => {
  const { id, order, maker, code } = await mailed()
  const messageId = randomUUID()
  const sent = await answer(id, code, 'Візьмемося. Картка 4111 1111 1111 1111', messageId)
  expect(sent).toMatchObject({ from: 'producer', text: 'Візьмемося. Картка •••• 1111', files: [] })
  expect(await answer(id, code, 'Візьмемося. Картка 4111 1111 1111 1111', messageId)).toEqual(sent)
  const { items } = await call(listMessages, { conversationId: id }, order.buyer)
  expect(items.filter(({ from }) => from === 'producer')).toHaveLength(1)
  const row = await db
    .selectFrom('messages')
    .select('sender_id')
    .where('id', '=', messageId)
    .executeTakeFirstOrThrow()
  expect(row.sender_id).toBe(maker.id)
  expect(
    (await refusal(sendMessage, { conversationId: id, id: randomUUID(), text: '' }, { answerCode: code }))
      .code,
  ).toBe('validation_failed')
  const files = { conversationId: id, id: randomUUID(), text: 'Креслення', files: [randomUUID()] }
  expect((await refusal(sendMessage, files, { answerCode: code })).code).toBe('forbidden')
})

test('an answer by code reads what its page showed, and nothing that came later', async () => {
  const { id, order, maker, code } = await mailed()
  const unread = async () => (await call(getUser, {}, maker)).unreadConversations
  const shown = (await read(id, code)).items.at(-1)?.id ?? ''
  expect(await unread()).toBe(1)
  await say(site, id, order.buyer, 'Поки ви писали')
  const sent = { conversationId: id, id: randomUUID(), text: 'Так', upTo: shown }
  await call(sendMessage, sent, { answerCode: code })
  expect((await call(getConversation, { id }, maker)).readSeq).toBe(1)
  expect(await unread()).toBe(1)
  expect((await call(getConversation, { id }, order.buyer)).otherReadSeq).toBe(1)
  const later = (await read(id, code)).items.find(({ text }) => text === 'Поки ви писали')?.id ?? ''
  await call(sendMessage, { ...sent, id: randomUUID(), upTo: later }, { answerCode: code })
  expect(await unread()).toBe(0)
  expect((await call(listNotices, {}, maker)).unread).toBe(0)
  const foreign = { ...sent, id: randomUUID(), upTo: randomUUID() }
  expect((await refusal(sendMessage, foreign, { answerCode: code })).fields).toEqual({
    upTo: 'unknown_reference',
  })
})

test('an answer by code that names no message reads everything, one by a session nothing', async () => {
  const { id, order, maker, code } = await mailed()
  const unread = async () => (await call(getUser, {}, maker)).unreadConversations
  await say(site, id, order.buyer, 'І ще')
  await say(site, id, maker, 'З іншої вкладки')
  expect(await unread()).toBe(1)
  await answer(id, code, 'Так')
  expect(await unread()).toBe(0)
  const before = (await aboutMessages(maker.email)).length
  clock.pass(31 * MINUTE_MS)
  await mailMessages({ db, now: () => clock.now, accounts: services.accounts })
  expect((await aboutMessages(maker.email)).length).toBe(before)
})

test('two conversations crossed are 404', async () => {
  const [one, two] = [await mailed(), await mailed()]
  for (const [here, there] of [
    [one, two],
    [two, one],
  ] as const) {
    expect(await refusedReading(there.id, here.code)).toBe('not_found')
    expect(await refusedAnswer(there.id, here.code)).toBe('not_found')
  }
  // The conversation in front of the secret can be exchanged, but then the code is another one.
  const mixed = two.code.slice(0, 22) + one.code.slice(22)
  expect(await refusedReading(two.id, mixed)).toBe('not_found')
  // A session of somebody else adds nothing.
  const { code } = await refusal(
    listMessages,
    { conversationId: two.id },
    { answerCode: one.code, token: two.maker.token },
  )
  expect(code).toBe('not_found')
  expect((await read(one.id, one.code)).side).toBe('producer')
})

test('an offer cannot be accepted with the code of its customer', async () => {
  const talk = await newTalk(site)
  const { id, version } = await sendOffer(site, talk.order, talk.maker, {
    validUntil: addDays(kyivDay(clock.now), 60),
  })
  await say(site, talk.id, talk.maker, 'Надіслали пропозицію')
  const code = await codeFor(talk.order.buyer)
  expect((await read(talk.id, code)).side).toBe('customer')
  const input = { id, status: 'accepted' as const, version }
  expect((await refusal(setOfferStatus, input, { answerCode: code })).code).toBe('forbidden')
  expect((await refusal(setOfferStatus, input)).code).toBe('unauthenticated')
})

test('exactly two calls take the code, and every other that needs a session refuses it', async () => {
  const { id, code } = await mailed()
  const routes = Object.values(contract).filter(
    (each): each is contract.Route & typeof each =>
      typeof each === 'object' && each !== null && 'method' in each && 'path' in each,
  )
  const needing = routes.filter(({ auth }) => auth === 'user' || auth === 'staff')
  expect(needing.length).toBeGreaterThan(100)
  const byCode = needing.filter((route) => route.answerCode)
  expect(byCode.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual([
    'GET /v1/conversation/{conversationId}/messages',
    'POST /v1/conversation/{conversationId}/messages',
  ])
  for (const route of needing.filter((each) => !each.answerCode)) {
    const url = route.path.replaceAll(/\{\w+\}/g, id)
    const headers = { 'x-answer-code': code, 'x-forwarded-for': '10.9.8.7' }
    const body = route.method === 'GET' || route.multipart ? {} : { payload: {} }
    const { statusCode } = await http.inject({ method: route.method, url, headers, ...body })
    expect(statusCode, `${route.method} ${route.path}`).toBe(403)
  }
  for (const route of routes.filter(({ auth }) => auth === 'optional' || auth === 'public'))
    expect(route.answerCode).toBeUndefined()
})

test('ten texts can be sent with one code, and then it still reads', async () => {
  const { id, order, code } = await mailed()
  for (let n = 1; n <= 9; n += 1) await answer(id, code, `Текст ${n}`)
  await say(site, id, order.buyer, 'Далі')
  const lastId = randomUUID()
  const last = await answer(id, code, 'Текст 10', lastId)
  const eleventh = { conversationId: id, id: randomUUID(), text: 'Текст 11' }
  const refused = await call(sendMessage, eleventh, { answerCode: code }).catch((error) => error)
  expect([refused.statusCode, refused.data.code, refused.data.needs]).toEqual([
    409,
    'quota_reached',
    ['code'],
  ])
  expect(await answer(id, code, 'Текст 10', lastId)).toEqual(last)
  expect((await read(id, code)).items.at(-1)?.text).toBe('Текст 10')
})

test('of many texts at once only ten are sent', async () => {
  const { id, order, code } = await mailed()
  for (let n = 1; n <= 5; n += 1) await answer(id, code, `Текст ${n}`)
  await say(site, id, order.buyer, 'Далі')
  const results = await Promise.allSettled(Array.from({ length: 9 }, (_, n) => answer(id, code, `Ще ${n}`)))
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5)
})

test('after seven days the code is 410, and after ninety it is unknown', async () => {
  const { id, code } = await mailed()
  clock.pass(7 * DAY_MS - 1_000)
  expect((await read(id, code)).items).toHaveLength(1)
  clock.pass(1_000)
  expect(await refusedReading(id, code)).toBe('code_expired')
  expect(await refusedAnswer(id, code)).toBe('code_expired')
  const { statusCode } = await http.inject({
    url: `/v1/conversation/${id}/messages`,
    headers: { 'x-answer-code': code },
  })
  expect(statusCode).toBe(410)
  expect(await refusedReading(randomUUID(), code)).toBe('not_found')
  clock.pass(83 * DAY_MS)
  await sweepAnswerCodes(db, clock.now)
  expect(await refusedReading(id, code)).toBe('code_expired')
  clock.pass(1_000)
  await sweepAnswerCodes(db, clock.now)
  expect(await refusedReading(id, code)).toBe('not_found')
})

test('a block between the two ends sending, not reading', async () => {
  const { id, order, maker, code } = await mailed()
  await call(blockPerson, { id: maker.id }, order.buyer)
  expect(await refusedAnswer(id, code)).toBe('not_accepted')
  expect((await read(id, code)).items).toHaveLength(1)
  await call(unblockPerson, { id: maker.id }, order.buyer)
  await call(blockPerson, { id: order.buyer.id }, maker)
  expect(await refusedAnswer(id, code)).toBe('not_accepted')
})

test('wrong codes of one network are counted, and a correct one still works', async () => {
  const { id, code } = await mailed()
  const ip = '10.201.0.1'
  const wrong = () =>
    refusal(listMessages, { conversationId: id }, { answerCode: `${code.slice(0, -2)}xx`, ip })
  for (let n = 0; n < 30; n += 1) expect((await wrong()).code).toBe('not_found')
  expect((await wrong()).code).toBe('rate_limited')
  expect((await call(listMessages, { conversationId: id }, { answerCode: code, ip })).side).toBe('producer')
})

test('each e-mail has its own code, no setting or e-mail means no code, and the export tells of it', async () => {
  const { id, order, maker, code } = await mailed()
  await say(site, id, order.buyer, 'Ще одне')
  const next = await codeFor(maker, 2)
  expect(next).not.toBe(code)
  for (const each of [code, next]) expect((await read(id, each)).side).toBe('producer')
  await answer(id, next, 'Так')
  const { data } = await call(exportUser, {}, maker)
  expect(data.answerLinks).toMatchObject([
    { conversation_id: id, sent: 0 },
    { conversation_id: id, sent: 1 },
  ])
  expect((await call(getUser, {}, maker)).id).toBe(maker.id)
  await call(editUser, { notifications: { messages: false } }, maker)
  await say(site, id, order.buyer, 'І ще')
  clock.pass(31 * MINUTE_MS)
  await mailMessages({ db, now: () => clock.now, accounts: services.accounts })
  expect(
    await db.selectFrom('answer_codes').select('sent').where('user_id', '=', maker.id).execute(),
  ).toHaveLength(2)
})

test('no code gets into the logs, nor is it given to a page by an address', async () => {
  const { id, code } = await mailed()
  await read(id, code)
  await answer(id, code, 'Так')
  await refusedReading(id, `${code.slice(0, -2)}xx`)
  for (const payload of [`code=${code}`, `code=${code}&messageId=${randomUUID()}&text=%D0%A2%D0%B0%D0%BA`]) {
    const posted = await http.inject({
      method: 'POST',
      url: '/messages/reply',
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([posted.statusCode, posted.headers.location]).toEqual([200, undefined])
  }
  const { items } = await read(id, code)
  expect(items.filter(({ text }) => text === 'Так')).toHaveLength(2)
  expect(lines.length).toBeGreaterThan(0)
  expect(lines.filter((line) => line.includes(code.slice(22)) || line.includes(code.slice(22, -2)))).toEqual(
    [],
  )
})
