import { answerFeedback, createFeedback, getChallenge, handleFeedback, listFeedback } from '@verstat/contract'
import { describe, expect, test } from 'vitest'
import { solutionOf, solveChallenge } from '../../platform/security/solve-challenge.testing.ts'
import { freshIp, testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries, orderRow, producerRow } from '../directory/directory.testing.ts'

const { call, refusal, newUser, mailsTo, clock, database, http } = await testSite({
  prepare: insertTestDictionaries,
})

const message = {
  topic: 'bug',
  name: 'Олена <Гайова>'.replaceAll(/[<>]/g, ''),
  email: 'olena@example.com',
  message: 'Карта не відкривається\nна телефоні <b>зовсім</b>',
} as const

/** The number of messages so far. `fresh` uses it to give each message a new e-mail address and IP network. */
let sent = 0
const fresh = () => {
  sent += 1
  return { ...message, email: `sender-${sent}@example.com` }
}

const staff = await newUser()
await database.db
  .updateTable('users')
  .set({ role: 'admin', locale: 'en' })
  .where('id', '=', staff.user.id)
  .execute()
const { token } = staff

async function find(number: number, show: 'open' | 'handled' | 'suspect' = 'open') {
  const { items } = await call(listFeedback, { show, limit: 60 }, { token })
  return items.find((item) => item.number === number)
}

describe('a message', () => {
  test('with a solved challenge is numbered, stored and copied to the admins in their language', async () => {
    const { number } = await call(createFeedback, message, { challenge: await solveChallenge(http) })
    expect(await find(number)).toMatchObject({ ...message, unproven: false, suspect: false, handledAt: null })
    const mail = (await mailsTo(staff.user.email, 2))[1]
    expect(mail?.subject).toBe(`Message No.\u00a0${number}: bug`)
    expect(mail?.text).toContain('> на телефоні <b>зовсім</b>')
    expect(mail?.html).toContain('&lt;b&gt;зовсім')
  })

  test('of a signed-in user names the user and may report a listing', async () => {
    const { user, token: own } = await newUser()
    const subject = { type: 'order' as const, id: '0193b0a0-0000-7000-8000-000000000000' }
    const report = { ...fresh(), topic: 'report' as const, subject, reason: 'fraud' as const }
    const { number } = await call(createFeedback, report, { token: own })
    expect(await find(number)).toMatchObject({
      userId: user.id,
      subject: { ...subject, title: null },
      reason: 'fraud',
    })
  })

  test('about a listing shows staff its title, whatever its status', async () => {
    const order = orderRow({ status: 'blocked', title_uk: 'Пошиття чохлів', title_en: null })
    const producer = producerRow({ name: 'Цех № 5' })
    await database.db.insertInto('orders').values(order).execute()
    await database.db.insertInto('producers').values(producer).execute()
    const report = async (type: 'order' | 'producer', id: string) => {
      const { number } = await call(createFeedback, { ...fresh(), topic: 'report', subject: { type, id } })
      return (await find(number))?.subject?.title
    }
    expect(await report('order', order.id)).toEqual({ uk: 'Пошиття чохлів' })
    expect(await report('producer', producer.id)).toEqual({ uk: 'Цех № 5', en: 'Цех № 5' })
  })

  test('with a forged client address counts for the real network', async () => {
    const send = (made: string) =>
      http.inject({
        method: 'POST',
        url: '/v1/feedback/create',
        remoteAddress: '203.0.113.77',
        headers: { 'x-forwarded-for': made },
        payload: fresh(),
      })
    const answers = [await send('198.51.100.1'), await send('198.51.100.2'), await send('127.0.0.1')]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect((await send('198.51.100.4')).json()).toMatchObject({ data: { code: 'challenge_required' } })
  })

  test('without a challenge is marked, and limited to three an hour', async () => {
    const ip = freshIp()
    for (let i = 0; i < 3; i += 1) {
      const { number } = await call(createFeedback, fresh(), { ip })
      expect(await find(number)).toMatchObject({ unproven: true })
    }
    expect(await refusal(createFeedback, fresh(), { ip })).toMatchObject({
      code: 'challenge_required',
      retryAfter: 3_600,
    })
    await call(createFeedback, fresh(), { ip, challenge: await solveChallenge(http) })
  })

  test('from a bot gets the same response but is stored as suspect without e-mails', async () => {
    const { number } = await call(createFeedback, { ...fresh(), website: 'https://spam.example' })
    expect(await find(number)).toBeUndefined()
    expect(await find(number, 'suspect')).toMatchObject({ suspect: true })
    const { rows } = await database.pool.query(
      `select count(*)::int as count from graphile_worker._private_jobs where payload ->> 'subject' like $1`,
      [`%${number}:%`],
    )
    expect(rows[0].count).toBe(0)
  })

  test('sent faster than anybody types is suspect, a slower one is not', async () => {
    const { ticket } = await call(getChallenge, {})
    const hasty = await call(createFeedback, { ...fresh(), ticket })
    expect(await find(hasty.number, 'suspect')).toBeDefined()
    clock.pass(3_000)
    const patient = await call(createFeedback, { ...fresh(), ticket })
    expect(await find(patient.number)).toBeDefined()
    const made = await call(createFeedback, { ...fresh(), ticket: 'made.up' })
    expect(await find(made.number, 'suspect')).toBeDefined()
  })

  test('reports all invalid fields at once', async () => {
    const wrong = {
      topic: 'gossip',
      name: '',
      email: 'x',
      message: 'short',
      subject: { type: 'user', id: '1' },
    }
    expect((await refusal(createFeedback, wrong as never)).fields).toEqual({
      topic: 'invalid_value',
      name: 'required',
      email: 'invalid_email',
      message: 'too_short',
      'subject.type': 'invalid_value',
      'subject.id': 'invalid_format',
    })
  })

  test('is limited to ten an hour per e-mail address', async () => {
    for (let i = 0; i < 10; i += 1) await call(createFeedback, { ...message, email: 'busy@example.com' })
    expect((await refusal(createFeedback, { ...message, email: 'BUSY@example.com' })).code).toBe(
      'rate_limited',
    )
  })
})

test('reports and other messages have separate limits', async () => {
  const ip = freshIp()
  const about = (topic: 'question' | 'report') => call(createFeedback, { ...message, topic }, { ip })
  const isRefused = async (topic: 'question' | 'report') =>
    (await refusal(createFeedback, { ...message, topic }, { ip })).code
  for (let i = 0; i < 3; i += 1) await about('question')
  expect(await isRefused('question')).toBe('challenge_required')
  for (let i = 0; i < 3; i += 1) await about('report')
  expect(await isRefused('report')).toBe('challenge_required')
})

describe('a challenge', () => {
  test('is accepted once, also under concurrent requests', async () => {
    const challenge = await solveChallenge(http)
    const results = await Promise.allSettled(
      Array.from({ length: 5 }, () => call(createFeedback, fresh(), { challenge })),
    )
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('expires after twenty minutes', async () => {
    const challenge = await solveChallenge(http)
    clock.pass(21 * 60_000)
    expect((await refusal(createFeedback, fresh(), { challenge })).code).toBe('challenge_failed')
  })

  test('cannot be forged, altered or left unsolved', async () => {
    const issued = (await http.inject('/v1/challenge')).json()
    const solved = JSON.parse(Buffer.from(solutionOf(issued), 'base64').toString())
    const wrong = [
      { ...solved, number: solved.number + 1 },
      { ...solved, salt: solved.salt.replace(/expires=\d+/, 'expires=9999999999') },
      { ...solved, salt: 'abc?expires=9999999999&' },
      { ...solved, signature: '0'.repeat(64) },
      { ...solved, algorithm: 'SHA-1' },
      { ...solved, number: '5' },
      null,
      [],
    ].map((value) => Buffer.from(JSON.stringify(value)).toString('base64'))
    for (const challenge of [...wrong, 'nonsense', 'x'.repeat(4_000)]) {
      expect((await refusal(createFeedback, fresh(), { challenge })).code).toBe('challenge_failed')
    }
  })

  test('requests for challenges are limited', async () => {
    const ip = freshIp()
    for (let i = 0; i < 200; i += 1) await call(getChallenge, {}, { ip })
    expect((await refusal(getChallenge, {}, { ip })).code).toBe('rate_limited')
  })
})

describe('the inbox', () => {
  test('is for staff only', async () => {
    const { token: stranger } = await newUser()
    const id = '0193b0a0-0000-7000-8000-000000000000'
    expect((await refusal(listFeedback, {})).code).toBe('unauthenticated')
    expect((await refusal(listFeedback, {}, { token: stranger })).code).toBe('forbidden')
    expect((await refusal(handleFeedback, { id, handled: true })).code).toBe('unauthenticated')
    expect((await refusal(handleFeedback, { id, handled: true }, { token: stranger })).code).toBe('forbidden')
    expect((await refusal(handleFeedback, { id, handled: true }, { token })).code).toBe('not_found')
  })

  test('a message is closed and reopened', async () => {
    const { number } = await call(createFeedback, fresh())
    const { id } = (await find(number)) ?? { id: '' }
    expect((await call(handleFeedback, { id, handled: true }, { token })).handledAt).not.toBeNull()
    expect(await find(number)).toBeUndefined()
    expect(await find(number, 'handled')).toBeDefined()
    expect((await call(handleFeedback, { id, handled: false }, { token })).handledAt).toBeNull()
    expect(await find(number)).toBeDefined()
  })

  test('a report can be closed only by a reply, which its sender was promised', async () => {
    const { number } = await call(createFeedback, { ...fresh(), topic: 'report' })
    const { id } = (await find(number)) ?? { id: '' }
    expect((await refusal(handleFeedback, { id, handled: true }, { token })).code).toBe('conflict')
    expect(await find(number)).toMatchObject({ handledAt: null })
    await call(answerFeedback, { id, message: 'Оголошення знято.' }, { token })
    expect(await find(number, 'handled')).toBeDefined()
    // Staff may reopen and close a report that was answered.
    await call(handleFeedback, { id, handled: false }, { token })
    expect((await call(handleFeedback, { id, handled: true }, { token })).handledAt).not.toBeNull()
  })
})
