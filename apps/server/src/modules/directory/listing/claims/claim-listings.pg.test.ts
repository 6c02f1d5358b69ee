import {
  createOrder,
  createProducer,
  deleteFormDraft,
  editOrder,
  getOwnOrder,
  listFormDrafts,
  login,
  openFormDraft,
  openListing,
  saveFormDraft,
  verifyEmail,
} from '@verstat/contract'
import { beforeAll, describe, expect, test } from 'vitest'
import { uuidV7 } from '../../../../platform/ids/uuid-v7.ts'
import { codeIn, freshIp, GOOD_PASSWORD, testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import {
  orderInput,
  producerInput,
  setSettings,
  verifiedUser,
  withoutLimits,
} from '../writing/writing.testing.ts'
import { sweepUnclaimed } from './sweep-unclaimed.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, clock, database, newUser, mailsTo } = site

beforeAll(() => withoutLimits(site))

let guests = 0

/** Sends payloads that the typed client would not allow. */
function post(url: string, payload: object) {
  return site.http.inject({ method: 'POST', url, payload, headers: { 'x-forwarded-for': freshIp() } })
}

async function guestOrder() {
  guests += 1
  const email = `guest-${guests}@example.com`
  const made = await call(createOrder, orderInput({ contact: { name: 'Гість', email } }))
  return { ...made, orderToken: made.orderToken ?? '', email }
}

const linkCode = (text: string | undefined) => /#([\w-]{43})/.exec(text ?? '')?.[1] ?? ''

describe('claiming', () => {
  test('registration claims the listing, and verifying the e-mail submits it', async () => {
    const { order, orderToken } = await guestOrder()
    const { producer, producerToken } = await call(createProducer, producerInput())
    const { user, token, claimed, claimErrors } = await newUser({
      orderToken,
      ...(producerToken ? { producerToken } : {}),
    })
    expect({ claimed, claimErrors }).toEqual({
      claimed: { orders: [order.id], producers: [producer.id] },
      claimErrors: [],
    })
    expect(await call(getOwnOrder, { slug: order.slug }, { token })).toMatchObject({
      ownerId: user.id,
      status: 'draft',
      submitWhenVerified: true,
    })
    await call(verifyEmail, { code: codeIn((await mailsTo(user.email))[0]) })
    expect(await call(getOwnOrder, { slug: order.slug }, { token })).toMatchObject({
      status: 'pending',
      submitWhenVerified: false,
    })
    // The claim has made the token invalid.
    const edit = { id: order.id, city: 'Стрий' }
    expect((await refusal(editOrder, edit, { listingToken: orderToken })).code).toBe('not_found')
    expect((await refusal(openListing, { code: orderToken })).code).toBe('not_found')
  })

  test.each([
    ['an empty text', ''],
    ['null', null],
    ['a long text', 'x'.repeat(5_000)],
    ['a number', 7],
    ['an object', { a: 1 }],
    ['a list', ['a']],
    ['U+0000', 'a\0b'],
    ['half of a surrogate pair', '\ud800'],
  ])('registration and sign-in succeed with %s as token and report it as unknown', async (_, bad) => {
    const tokens = { orderToken: bad, producerToken: bad }
    const unknown = Object.keys(tokens).map((path) => ({ path, code: 'unknown' }))
    guests += 1
    const email = `bad-secret-${guests}@example.com`
    const person = { firstname: 'Олена', lastname: 'Ґудзь', email }
    const passwords = { password: GOOD_PASSWORD, passwordConfirmation: GOOD_PASSWORD }
    const made = await post('/v1/user/register', { ...person, ...passwords, ...tokens })
    expect([made.statusCode, made.json().claimErrors]).toEqual([201, unknown])
    const signedIn = await post('/v1/login', { username: email, password: GOOD_PASSWORD, ...tokens })
    expect([signedIn.statusCode, signedIn.json().claimErrors]).toEqual([200, unknown])
  })

  test('sign-in claims a listing too; a used token is reported and does not block signing in', async () => {
    const person = await verifiedUser(site)
    const { order, orderToken } = await guestOrder()
    const credentials = { username: person.email, password: GOOD_PASSWORD }
    const first = await call(login, { ...credentials, orderToken })
    expect(first.claimed.orders).toEqual([order.id])
    expect(await call(getOwnOrder, { slug: order.slug }, { token: person.token })).toMatchObject({
      status: 'pending',
    })
    const again = await call(login, { ...credentials, orderToken, producerToken: orderToken })
    expect(again.claimErrors).toEqual([
      { path: 'orderToken', code: 'used' },
      { path: 'producerToken', code: 'unknown' },
    ])
  })

  test('of concurrent claims with different tokens of one order, one succeeds', async () => {
    const { order, orderToken, email } = await guestOrder()
    const code = linkCode((await mailsTo(email))[0]?.text)
    const { token } = await call(openListing, { code })
    const people = await Promise.all(
      Array.from({ length: 6 }, (_, i) => newUser({ orderToken: i % 2 ? orderToken : (token ?? '') })),
    )
    const winners = people.filter(({ claimed }) => claimed.orders.includes(order.id))
    expect(winners).toHaveLength(1)
    for (const person of people.filter((each) => !winners.includes(each))) {
      expect(person.claimErrors).toEqual([{ path: 'orderToken', code: 'used' }])
    }
    expect((await call(getOwnOrder, { slug: order.slug }, { token: winners[0]?.token })).ownerId).toBe(
      winners[0]?.user.id,
    )
  })

  test('with a full quota a claimed listing stays a draft and signing in succeeds', async () => {
    await setSettings(site, { freeOrders: 0 })
    const { order, orderToken } = await guestOrder()
    const person = await verifiedUser(site)
    await call(login, { username: person.email, password: GOOD_PASSWORD, orderToken })
    expect(await call(getOwnOrder, { slug: order.slug }, { token: person.token })).toMatchObject({
      status: 'draft',
      ownerId: person.id,
    })
    await withoutLimits(site)
  })
})

describe('the e-mailed link', () => {
  test('opens the listing once', async () => {
    const { order, email } = await guestOrder()
    const code = linkCode((await mailsTo(email))[0]?.text)
    const opened = await call(openListing, { code })
    expect(opened).toMatchObject({ kind: 'order', id: order.id, slug: order.slug })
    await call(editOrder, { id: order.id, city: 'Стрий' }, { listingToken: opened.token ?? '' })
    expect((await refusal(openListing, { code })).code).toBe('code_expired')
    expect((await refusal(openListing, { code: 'x'.repeat(43) })).code).toBe('not_found')
    // The code of the e-mailed link is not accepted as a listing token.
    expect((await refusal(editOrder, { id: order.id, city: 'Х' }, { listingToken: code })).code).toBe(
      'not_found',
    )
  })

  test('leads the owner to the listing after it was claimed, and stays closed to others', async () => {
    const { order, orderToken, email } = await guestOrder()
    const [mail] = await mailsTo(email)
    expect(mail?.subject).toContain(order.number)
    const code = linkCode(mail?.text)
    const owner = await newUser({ orderToken })
    for (let i = 0; i < 2; i += 1) {
      expect(await call(openListing, { code }, owner)).toMatchObject({ slug: order.slug, token: null })
    }
    expect((await refusal(openListing, { code })).code).toBe('code_expired')
    expect((await refusal(openListing, { code }, await newUser())).code).toBe('code_expired')
  })
})

describe('a saved form', () => {
  const form = () => ({
    id: uuidV7(clock.now),
    kind: 'order' as const,
    fields: { title: 'Пошит', images: [] },
    step: 'what',
  })

  test('a visitor continues it with the token, or elsewhere with a link that works once', async () => {
    const draft = form()
    const email = 'half@example.com'
    const saved = await call(saveFormDraft, { ...draft, email, mailLink: true })
    expect(saved.draftToken).toMatch(/^[\w-]{43}$/)
    const draftToken = saved.draftToken ?? ''
    expect(await call(saveFormDraft, { ...draft, email, step: 'money', draftToken })).not.toHaveProperty(
      'draftToken',
    )
    expect(await call(openFormDraft, { code: draftToken })).toMatchObject({ id: draft.id, step: 'money' })
    const code = linkCode((await mailsTo(email))[0]?.text)
    const elsewhere = await call(openFormDraft, { code })
    expect(elsewhere).toMatchObject({ id: draft.id, fields: draft.fields })
    expect((await refusal(openFormDraft, { code })).code).toBe('code_expired')
    await call(saveFormDraft, { ...draft, email, draftToken: elsewhere.draftToken })
    expect((await refusal(saveFormDraft, { ...draft, email })).code).toBe('not_found')
    expect((await refusal(deleteFormDraft, { id: draft.id })).code).toBe('not_found')
    await call(deleteFormDraft, { id: draft.id }, { listingToken: draftToken })
    expect((await refusal(openFormDraft, { code: draftToken })).code).toBe('not_found')
  })

  test('a visitor who signs in becomes its only owner', async () => {
    const draft = form()
    const { draftToken = '' } = await call(saveFormDraft, { ...draft, email: 'later@example.com' })
    const [person, other] = [await verifiedUser(site), await verifiedUser(site)]
    await call(saveFormDraft, { ...draft, draftToken }, { token: person.token })
    expect(await call(listFormDrafts, {}, { token: person.token })).toMatchObject({
      items: [{ id: draft.id }],
    })
    expect(await call(listFormDrafts, {}, { token: other.token })).toEqual({ items: [] })
    expect((await refusal(saveFormDraft, draft, { token: other.token })).code).toBe('not_found')
    expect((await refusal(deleteFormDraft, { id: draft.id }, { token: other.token })).code).toBe('not_found')
  })

  test('visitors must give an e-mail, and saving is limited', async () => {
    expect((await refusal(saveFormDraft, form())).fields).toEqual({ email: 'required' })
    const fields = { description: 'ї'.repeat(33_000) }
    const tooLarge = { ...form(), fields, email: 'large@example.com' }
    expect((await refusal(saveFormDraft, tooLarge)).code).toBe('payload_too_large')
  })
})

test('unclaimed listings and forms are deleted with their tokens after 30 days', async () => {
  const unclaimed = await guestOrder()
  const kept = await guestOrder()
  const person = await newUser({ orderToken: kept.orderToken })
  await call(saveFormDraft, {
    id: uuidV7(clock.now),
    kind: 'order',
    fields: {},
    email: 'half@example.com',
  })
  await sweepUnclaimed(database.db, new Date(clock.now.getTime() + 29 * 86_400_000))
  expect(
    await call(getOwnOrder, { slug: unclaimed.order.id }, { listingToken: unclaimed.orderToken }),
  ).toBeTruthy()
  await sweepUnclaimed(database.db, new Date(clock.now.getTime() + 31 * 86_400_000))
  const ids = await database.db.selectFrom('orders').select('id').where('owner_id', 'is', null).execute()
  expect(ids).toEqual([])
  expect(await call(getOwnOrder, { slug: kept.order.id }, { token: person.token })).toBeTruthy()
  expect(await database.db.selectFrom('form_drafts').select('id').execute()).toEqual([])
})
