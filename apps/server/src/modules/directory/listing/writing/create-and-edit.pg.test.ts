import {
  createOrder,
  createProducer,
  deleteOrder,
  duplicateOrder,
  editOrder,
  editProducer,
  getOrder,
  getOwnOrder,
  getOwnProducer,
  getOwnQuota,
  login,
  renewOrder,
  restoreOrder,
  setOrderStatus,
  setProducerStatus,
} from '@verstat/contract'
import { addDays, kyivDay, kyivDayEnd } from '@verstat/i18n'
import { beforeAll, describe, expect, test } from 'vitest'
import { freshIp, GOOD_PASSWORD, testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import { WRITING_LIMITS } from './writing.limits.ts'
import {
  orderInput,
  type Person,
  producerInput,
  setSettings,
  verifiedUser,
  withoutLimits,
} from './writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, clock, database } = site
const today = kyivDay(clock.now)

let owner: Person
let moderator: Person

beforeAll(async () => {
  await withoutLimits(site)
  owner = await verifiedUser(site)
  moderator = await verifiedUser(site, 'moderator')
})

async function publishedOrder(overrides: Parameters<typeof orderInput>[0] = {}, by = owner) {
  const { order } = await call(createOrder, orderInput(overrides), { token: by.token })
  return call(setOrderStatus, { id: order.id, status: 'published' }, { token: moderator.token })
}

describe('creating', () => {
  test('a listing of a verified user is submitted at once', async () => {
    const { order, orderToken } = await call(createOrder, orderInput(), { token: owner.token })
    expect(orderToken).toBeUndefined()
    expect(order).toMatchObject({
      status: 'pending',
      ownerId: owner.id,
      allowed: ['draft', 'cancelled', 'archived'],
      contact: { name: 'Олена', email: 'olena@example.com', phone: '+380501234567', show: 'afterLogin' },
      submitWhenVerified: false,
      revision: null,
    })
    expect(order.slug).toMatch(/^poshyttia-robochykh-kurtok-[0-9a-z]{8}$/)
    expect((await refusal(getOrder, { slug: order.slug })).code).toBe('not_found')
  })

  test('a visitor gets a draft, a token to manage it and an e-mail', async () => {
    const contact = { name: 'Гість', email: 'guest@example.com' }
    const { order, orderToken } = await call(createOrder, orderInput({ contact }))
    expect(order).toMatchObject({
      status: 'draft',
      ownerId: null,
      submitWhenVerified: true,
      allowed: ['archived'],
    })
    const from = { listingToken: orderToken }
    expect(await call(getOwnOrder, { slug: order.slug }, from)).toEqual(order)
    const edited = await call(editOrder, { id: order.id, city: 'Стрий' }, from)
    expect(edited).toMatchObject({ city: 'Стрий', version: order.version + 1 })
    const { slug } = order
    expect((await refusal(getOwnOrder, { slug })).code).toBe('unauthenticated')
    expect((await refusal(deleteOrder, { id: order.id })).code).toBe('unauthenticated')
    for (const token of ['guessed', 'x'.repeat(43)]) {
      expect((await refusal(getOwnOrder, { slug }, { listingToken: token })).code).toBe('not_found')
      expect((await refusal(editOrder, { id: order.id, city: 'X' }, { listingToken: token })).code).toBe(
        'not_found',
      )
      expect((await refusal(deleteOrder, { id: order.id }, { listingToken: token })).code).toBe('not_found')
    }
    const [mail] = await site.mailsTo('guest@example.com')
    expect(mail?.text).toMatch(/http:\/\/localhost\/advertisement\/order\/manage#[\w-]{43}/)
    expect(mail?.text).not.toContain('Гість')
    await call(deleteOrder, { id: order.id }, from)
    expect((await refusal(getOrder, { slug: order.slug })).code).toBe('gone')
  })

  test('a producer is created with all fields, and completeness reflects them', async () => {
    const { producer } = await call(
      createProducer,
      producerInput({
        tagline: { uk: 'Шиємо швидко', en: 'Sewn fast' },
        edrpou: '00032112',
        location: { lat: 49.84, lon: 24.03 },
        showAddress: false,
        address: 'вул. Шевченка, 1',
        serviceRegionIds: ['kyiv', 'ukraine'],
        processes: ['крій', 'пошиття', 'крій'],
        moq: { value: 20, unit: 'pcs' },
        leadTimeDays: { min: 5, max: 10 },
        equipment: [{ name: 'Оверлок' }],
        certificates: [{ name: 'ISO 9001', validUntil: '2027-01-01' }],
        phones: ['+380501234567'],
        website: 'https://holka.example.com',
        capacity: { acceptingFrom: null, closedUntil: null },
      }),
      { token: owner.token },
    )
    expect(producer).toMatchObject({
      status: 'pending',
      processes: ['крій', 'пошиття'],
      capacity: null,
      equipment: [{ name: 'Оверлок', model: null, count: null, note: null }],
      certificates: [{ name: 'ISO 9001', number: null, issuer: null, validUntil: '2027-01-01', file: null }],
      phones: ['+380501234567'],
      location: { lat: 49.84, lon: 24.03 },
    })
    expect(producer.completeness).toBeGreaterThan(0)
    expect(await call(getOwnProducer, { slug: producer.id }, { token: owner.token })).toEqual(producer)
  })

  test('all problems of an order are reported at once by field', async () => {
    const { fields } = await refusal(
      createOrder,
      orderInput({
        title: { uk: 'коротка' },
        categoryId: 'sewing',
        regionId: 'nowhere',
        quantity: 5,
        budgetMode: 'range',
        budgetMin: 500,
        budgetMax: 100,
        offersUntil: today,
        neededBy: addDays(today, -1),
        images: [{ uploadId: '00000000-0000-4000-8000-000000000000' }],
        attributes: { colour: 'red' },
        contact: { name: ' ', email: 'nobody' },
      }),
      { token: owner.token },
    )
    expect(fields).toEqual({
      'title.uk': 'too_short',
      categoryId: 'not_a_leaf',
      regionId: 'unknown_reference',
      unit: 'unit_required',
      budgetMin: 'range_reversed',
      offersUntil: 'date_too_soon',
      neededBy: 'date_too_soon',
      'images.0': 'unknown_upload',
      'attributes.colour': 'unknown_key',
      'contact.name': 'required',
      'contact.email': 'invalid_email',
    })
  })

  test.each([
    [{ type: 'tolling' as const }, { categoryId: 'not_for_this_type' }],
    [{ offersUntil: addDays(today, 91) }, { offersUntil: 'date_too_late' }],
    [{ quantity: 0.0001, unit: 'kg' as const }, { quantity: 'too_small' }],
    [{ quantity: 1e12, unit: 'kg' as const }, { quantity: 'too_big' }],
    [{ budgetMode: 'exact' as const }, { budgetMin: 'required' }],
    [{ budgetMode: 'range' as const }, { budgetMin: 'required', budgetMax: 'required' }],
    [{ title: { uk: '🪡'.repeat(5) } }, { 'title.uk': 'too_short' }],
  ])('an order with %j is refused with %j', async (wrong, fields) => {
    expect((await refusal(createOrder, orderInput(wrong), { token: owner.token })).fields).toEqual(fields)
  })

  test.each([
    [{ categoryIds: ['sewing'] }, { 'categoryIds.0': 'not_a_leaf' }],
    [{ edrpou: '00032113' }, { edrpou: 'invalid_edrpou' }],
    [{ rnokpp: '1234567890' }, { rnokpp: 'invalid_rnokpp' }],
    [{ leadTimeDays: { min: 9, max: 3 } }, { 'leadTimeDays.min': 'range_reversed' }],
    [{ website: 'ftp://example.com' }, { website: 'invalid_url' }],
    [{ foundedYear: 2199 }, { foundedYear: 'too_big' }],
  ])('a producer with %j is refused with %j', async (wrong, fields) => {
    expect((await refusal(createProducer, producerInput(wrong), { token: owner.token })).fields).toEqual(
      fields,
    )
  })

  test('a robot that fills the honeypot gets a normal answer without effect', async () => {
    const contact = { name: 'Robot', email: 'robot@example.com' }
    const { order, orderToken } = await call(
      createOrder,
      orderInput({ contact, website: 'https://spam.example' }),
    )
    expect(order).toMatchObject({ status: 'draft', ownerId: null })
    expect(orderToken).toMatch(/^[\w-]{43}$/)
    expect((await refusal(getOwnOrder, { slug: order.slug }, { listingToken: orderToken })).code).toBe(
      'not_found',
    )
    const person = await site.newUser(orderToken === undefined ? {} : { orderToken })
    expect(person.claimErrors).toEqual([{ path: 'orderToken', code: 'unknown' }])
    expect((await site.mailsTo(person.user.email)).map(({ to }) => to)).not.toContain('robot@example.com')
  })

  test('above the limit a network must solve a challenge', async () => {
    const ip = freshIp()
    for (let i = 0; i < 5; i += 1) {
      await call(createOrder, orderInput({ contact: { name: 'Гість', email: `crowd-${i}@example.com` } }), {
        ip,
      })
    }
    const contact = { name: 'Гість', email: 'crowd-6@example.com' }
    expect((await refusal(createOrder, orderInput({ contact }), { ip })).code).toBe('challenge_required')
  })
})

test('only the owner and staff see an unpublished order at its URL', async () => {
  const { order } = await call(createOrder, orderInput(), { token: owner.token })
  const { slug } = order
  for (const { token } of [owner, moderator]) {
    const seen = await call(getOrder, { slug }, { token })
    expect(seen).toMatchObject({ id: order.id, status: 'pending' })
    expect(seen).not.toHaveProperty('contact')
  }
  const { token } = await verifiedUser(site)
  expect((await refusal(getOrder, { slug }, { token })).code).toBe('not_found')
  const answer = await site.http.inject({
    url: `/v1/order/${slug}`,
    headers: { authorization: `Bearer ${owner.token}` },
  })
  expect(answer.headers['cache-control']).toBe('private, no-cache')
})

describe('editing', () => {
  test('edits of a published text wait; price, dates and phone change at once', async () => {
    const order = await publishedOrder()
    const until = addDays(today, 40)
    const edited = await call(
      editOrder,
      {
        id: order.id,
        title: { uk: 'Пошиття зимових курток' },
        city: 'Стрий',
        budgetMode: 'exact',
        budgetMin: 100_00,
        offersUntil: until,
        contact: { phone: '+380671112233', name: 'Ірина' },
      },
      { token: owner.token },
    )
    expect(edited).toMatchObject({
      status: 'published',
      title: { uk: 'Пошиття робочих курток' },
      city: null,
      budgetMin: 100_00,
      budgetMax: 100_00,
      offersUntil: until,
      expiresAt: kyivDayEnd(until).toISOString(),
      contact: { name: 'Олена', phone: '+380671112233' },
      revision: {
        changes: {
          title: { uk: 'Пошиття зимових курток' },
          city: 'Стрий',
          contact: { name: 'Ірина', email: 'olena@example.com' },
        },
        rejectedAt: null,
      },
    })
    expect(await call(getOrder, { slug: order.slug })).toMatchObject({ title: order.title, city: null })
    const again = await call(editOrder, { id: order.id, city: null }, { token: owner.token })
    expect(again.revision?.changes).not.toHaveProperty('city')
    expect(again.revision?.changes).toHaveProperty('title')
    const back = await call(
      editOrder,
      { id: order.id, title: order.title, contact: { name: 'Олена' } },
      { token: owner.token },
    )
    expect(back.revision).toBeNull()
  })

  test('the second of two edits of the same version gets the current state', async () => {
    const order = await publishedOrder()
    const edits = await Promise.allSettled(
      ['Стрий', 'Львів'].map((city) =>
        call(editOrder, { id: order.id, city, version: order.version }, { token: owner.token }),
      ),
    )
    const [lost] = edits.filter((edit) => edit.status === 'rejected')
    expect(edits.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(lost?.reason.data).toMatchObject({
      code: 'stale',
      current: { id: order.id, version: order.version + 1 },
    })
  })

  test('strangers get 404 for an edit, visitors are refused', async () => {
    const order = await publishedOrder()
    const stranger = await verifiedUser(site)
    const edit = { id: order.id, city: 'Київ' }
    expect((await refusal(editOrder, edit, { token: stranger.token })).code).toBe('not_found')
    expect((await refusal(editOrder, edit)).code).toBe('unauthenticated')
  })

  test('changing only the type reports a category that does not fit', async () => {
    const { order } = await call(createOrder, orderInput(), { token: owner.token })
    expect(
      (await refusal(editOrder, { id: order.id, type: 'tolling' }, { token: owner.token })).fields,
    ).toEqual({
      categoryId: 'not_for_this_type',
    })
    expect((await refusal(editOrder, { id: order.id, quantity: 3 }, { token: owner.token })).fields).toEqual({
      unit: 'unit_required',
    })
  })

  test('a rejected producer can be resubmitted only after an edit', async () => {
    const { producer } = await call(createProducer, producerInput(), { token: owner.token })
    const edited = await call(
      editProducer,
      { id: producer.id, name: 'Голка і нитка' },
      { token: owner.token },
    )
    expect(edited).toMatchObject({ status: 'pending', name: 'Голка і нитка', slug: producer.slug })
  })
})

describe('editing and submitting in one call', () => {
  const rejectedOrder = async () => {
    const { order } = await call(createOrder, orderInput(), { token: owner.token })
    const refused = { id: order.id, status: 'rejected', reason: 'Немає розмірів' }
    return call(setOrderStatus, refused, { token: moderator.token })
  }

  test('a rejected order is fixed and submitted by one call, which can be repeated', async () => {
    const order = await rejectedOrder()
    const fix = { id: order.id, quantityNote: { uk: 'Розміри від S до XL' }, submit: true } as const
    const sent = await call(editOrder, { ...fix, version: order.version }, { token: owner.token })
    expect(sent).toMatchObject({ status: 'pending', quantityNote: fix.quantityNote, statusReason: null })
    expect(await call(editOrder, fix, { token: owner.token })).toEqual(sent)
  })

  test('a rejected producer is fixed and submitted by one call', async () => {
    const { producer } = await call(createProducer, producerInput(), { token: owner.token })
    const refused = { id: producer.id, status: 'rejected', reason: 'Хто ви?' }
    await call(setProducerStatus, refused, { token: moderator.token })
    const fix = { id: producer.id, name: 'Ательє «Нитка»', submit: true }
    expect(await call(editProducer, fix, { token: owner.token })).toMatchObject({
      name: fix.name,
      status: 'pending',
    })
  })

  test('a saved edit stays rejected, and an unchanged listing is not resubmitted', async () => {
    const order = await rejectedOrder()
    expect((await refusal(editOrder, { id: order.id, submit: true }, { token: owner.token })).code).toBe(
      'move_forbidden',
    )
    const saved = await call(editOrder, { id: order.id, city: 'Стрий' }, { token: owner.token })
    expect(saved).toMatchObject({ status: 'rejected', city: 'Стрий' })
  })

  test('nothing changes when the submission is refused', async () => {
    const poor = await verifiedUser(site)
    const { order } = await call(createOrder, orderInput({ submit: false }), { token: poor.token })
    await site.database.db
      .updateTable('users')
      .set({ email_verified_at: null })
      .where('id', '=', poor.id)
      .execute()
    const fix = { id: order.id, city: 'Стрий', submit: true }
    expect((await refusal(editOrder, fix, { token: poor.token })).code).toBe('email_not_verified')
    const kept = await call(getOwnOrder, { slug: order.slug }, { token: poor.token })
    expect(kept).toMatchObject({ status: 'draft', city: null, version: order.version })
  })
})

describe('dates', () => {
  test('an order expires at the end of its last day in Kyiv, and renewing adds 30 days', async () => {
    const order = await publishedOrder({ offersUntil: addDays(kyivDay(clock.now), 1) })
    clock.pass(kyivDayEnd(order.offersUntil).getTime() - clock.now.getTime())
    const over = await call(getOwnOrder, { slug: order.slug }, { token: owner.token })
    expect(over).toMatchObject({ status: 'expired', allowed: ['published', 'awarded', 'archived'] })
    const renewed = await call(renewOrder, { id: order.id }, { token: owner.token })
    expect(renewed).toMatchObject({
      status: 'published',
      offersUntil: addDays(kyivDay(clock.now), 30),
      publishedAt: order.publishedAt,
      bumpedAt: clock.now.toISOString(),
    })
  })

  test('a new deadline republishes an expired order with the approved text', async () => {
    const order = await publishedOrder({ offersUntil: addDays(kyivDay(clock.now), 1) })
    clock.pass(kyivDayEnd(order.offersUntil).getTime() - clock.now.getTime())
    const offersUntil = addDays(kyivDay(clock.now), 10)
    const edited = await call(editOrder, { id: order.id, offersUntil, city: 'Стрий' }, { token: owner.token })
    expect(edited).toMatchObject({
      status: 'published',
      offersUntil,
      city: null,
      revision: { changes: { city: 'Стрий' } },
    })
  })

  test('a copy is a draft with the text and new dates', async () => {
    const order = await publishedOrder({ offersUntil: addDays(kyivDay(clock.now), 20), city: 'Стрий' })
    const copy = await call(duplicateOrder, { id: order.id }, { token: owner.token })
    expect(copy).toMatchObject({ status: 'draft', title: order.title, city: 'Стрий', revision: null })
    expect(copy.slug).not.toBe(order.slug)
    expect((await refusal(duplicateOrder, { id: order.id }, { token: moderator.token })).code).toBe(
      'not_found',
    )
  })

  test('above thirty copies an hour a user must solve a challenge', async () => {
    const person = await verifiedUser(site)
    const { order } = await call(createOrder, orderInput({ submit: false }), { token: person.token })
    const more = WRITING_LIMITS.placedUser.max - 1
    for (let i = 0; i < more; i += 1) await call(duplicateOrder, { id: order.id }, { token: person.token })
    expect((await refusal(duplicateOrder, { id: order.id }, { token: person.token })).code).toBe(
      'challenge_required',
    )
  })
})

describe('quotas and trust', () => {
  test('concurrent submissions cannot exceed the quota', async () => {
    const person = await verifiedUser(site)
    await setSettings(site, { freeOrders: 2 })
    const offersUntil = addDays(kyivDay(clock.now), 20)
    const drafts = await Promise.all(
      Array.from({ length: 5 }, () =>
        call(createOrder, orderInput({ submit: false, offersUntil }), { token: person.token }),
      ),
    )
    const submitted = await Promise.allSettled(
      drafts.map(({ order }) =>
        call(setOrderStatus, { id: order.id, status: 'pending' }, { token: person.token }),
      ),
    )
    expect(submitted.filter(({ status }) => status === 'fulfilled')).toHaveLength(2)
    expect((await refusal(createOrder, orderInput({ offersUntil }), { token: person.token })).code).toBe(
      'quota_reached',
    )
    // The form shows this quota before the user fills in the first field.
    const told = await call(getOwnQuota, {}, { token: person.token })
    expect(told).toMatchObject({ order: { free: 2, used: 2 }, producer: { used: 0 } })
    await withoutLimits(site)
  })

  test('paused, deleted and expired listings need free quota to be published again', async () => {
    const person = await verifiedUser(site)
    await setSettings(site, { freeOrders: 1 })
    const offersUntil = addDays(kyivDay(clock.now), 20)
    const first = await publishedOrder({ offersUntil }, person)
    const deleted = { id: first.id }
    await call(setOrderStatus, { id: first.id, status: 'paused' }, { token: person.token })
    const second = await publishedOrder({ offersUntil }, person)
    const resuming = { id: first.id, status: 'published' }
    expect((await refusal(setOrderStatus, resuming, { token: person.token })).code).toBe('quota_reached')
    await call(deleteOrder, { id: second.id }, { token: person.token })
    await call(setOrderStatus, resuming, { token: person.token })
    expect((await refusal(restoreOrder, { id: second.id }, { token: person.token })).code).toBe(
      'quota_reached',
    )
    await call(setOrderStatus, { ...deleted, status: 'cancelled' }, { token: person.token })
    await call(restoreOrder, { id: second.id }, { token: person.token })
    expect((await refusal(renewOrder, deleted, { token: person.token })).code).toBe('quota_reached')
    await withoutLimits(site)
  })

  test('after three approvals the fourth order is published at once, until a rejection', async () => {
    await setSettings(site, { autoApprove: { enabled: true, after: 3 } })
    const person = await verifiedUser(site)
    const offersUntil = addDays(kyivDay(clock.now), 20)
    const place = () => call(createOrder, orderInput({ offersUntil }), { token: person.token })
    for (let i = 0; i < 3; i += 1) {
      const { order } = await place()
      expect(order.status).toBe('pending')
      await call(setOrderStatus, { id: order.id, status: 'published' }, { token: moderator.token })
    }
    const { order } = await place()
    expect(order).toMatchObject({ status: 'published', expiresAt: kyivDayEnd(offersUntil).toISOString() })
    const blocking = { id: order.id, status: 'blocked', reason: 'Обман' }
    await call(setOrderStatus, blocking, { token: moderator.token })
    expect((await place()).order.status).toBe('pending')
    await withoutLimits(site)
  })

  test('without a verified e-mail a listing stays a draft', async () => {
    const { user, token } = await site.newUser()
    const offersUntil = addDays(kyivDay(clock.now), 20)
    const { order } = await call(createOrder, orderInput({ offersUntil }), { token })
    expect(order).toMatchObject({ status: 'draft', ownerId: user.id, submitWhenVerified: true })
    expect((await refusal(setOrderStatus, { id: order.id, status: 'pending' }, { token })).code).toBe(
      'email_not_verified',
    )
  })
})

test('a rejection requires a reason and e-mails it', async () => {
  const person = await verifiedUser(site)
  const offersUntil = addDays(kyivDay(clock.now), 20)
  const { order } = await call(createOrder, orderInput({ offersUntil }), { token: person.token })
  const rejecting = { id: order.id, status: 'rejected' }
  expect((await refusal(setOrderStatus, rejecting, { token: moderator.token })).fields).toEqual({
    reason: 'required',
  })
  await call(setOrderStatus, { ...rejecting, reason: 'Додайте розміри' }, { token: moderator.token })
  const mails = await site.mailsTo(person.email, 3)
  const mail = mails.find(({ subject }) => subject === 'Оголошення потребує змін')
  expect(mail?.text).toContain('> Додайте розміри')
  const pending = { id: order.id, status: 'pending' }
  expect((await refusal(setOrderStatus, pending, { token: person.token })).code).toBe('move_forbidden')
  await call(editOrder, { id: order.id, city: 'Львів' }, { token: person.token })
  expect(await call(setOrderStatus, pending, { token: person.token })).toMatchObject({
    status: 'pending',
    statusReason: null,
  })
  const { rows } = await database.pool.query(
    'select from_status, to_status, reason from listing_status_log where order_id = $1 order by id',
    [order.id],
  )
  expect(rows.map(({ from_status, to_status }) => `${from_status}→${to_status}`)).toEqual([
    'null→draft',
    'draft→pending',
    'pending→rejected',
    'rejected→pending',
  ])
})

test('a deleted order can be restored within 30 days to its former status', async () => {
  const order = await publishedOrder({ offersUntil: addDays(kyivDay(clock.now), 20) })
  await call(deleteOrder, { id: order.id }, { token: owner.token })
  expect(await call(restoreOrder, { id: order.id }, { token: owner.token })).toMatchObject({
    status: 'published',
  })
  await call(deleteOrder, { id: order.id }, { token: owner.token })
  clock.pass(30 * 86_400_000)
  const { token } = await call(login, { username: owner.email, password: GOOD_PASSWORD })
  const fresh = await call(getOwnOrder, { slug: order.slug }, { token })
  expect(fresh.restorableUntil).toBeNull()
  expect((await refusal(restoreOrder, { id: order.id }, { token })).code).toBe('gone')
})
