import {
  createProducer,
  editProducer,
  endVerification,
  getProducer,
  getVerification,
  listProducers,
  setProducerStatus,
  verifyProducer,
} from '@verstat/contract'
import { addDays, kyivDay, kyivDayEnd, kyivDayStart } from '@verstat/i18n'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import {
  type Person,
  producerInput,
  verifiedUser,
  withoutLimits,
} from '../../listing/writing/writing.testing.ts'

const site = await testSite({ prepare: insertTestDictionaries })
const { call, refusal, clock, database } = site
const { db } = database
const today = () => kyivDay(clock.now)

let owner: Person
let moderator: Person

beforeAll(async () => {
  await withoutLimits(site)
  owner = await verifiedUser(site)
  moderator = await verifiedUser(site, 'moderator')
})

async function published(overrides: Parameters<typeof producerInput>[0] = {}, by = owner) {
  const { producer } = await call(createProducer, producerInput(overrides), { token: by.token })
  return call(setProducerStatus, { id: producer.id, status: 'published' }, { token: moderator.token })
}

const grant = (
  { id, version }: { readonly id: string; readonly version: number },
  change: Record<string, unknown> = {},
) => ({ id, version, source: 'register' as const, until: addDays(today(), 30), ...change })

test('a moderator verifies a producer, and the badge shows source and expiry', async () => {
  const producer = await published({ edrpou: '14360570' })
  expect((await call(getProducer, { slug: producer.slug })).edrpou).toBeNull()
  const checkedOn = addDays(today(), -3)
  const input = grant(producer, { source: 'documents', checkedOn, note: 'Витяг № 7' })
  const verified = await call(verifyProducer, input, { token: moderator.token })
  expect(verified.version).toBe(producer.version + 1)
  const shown = await call(getProducer, { slug: producer.slug })
  expect(shown).toMatchObject({
    edrpou: '14360570',
    verification: {
      source: 'documents',
      verifiedAt: kyivDayStart(checkedOn).toISOString(),
      until: kyivDayEnd(input.until).toISOString(),
    },
  })
  expect(JSON.stringify(shown)).not.toContain('Витяг')
  const { verification } = await call(getVerification, { id: producer.id }, { token: moderator.token })
  expect(verification).toMatchObject({ note: 'Витяг № 7', by: moderator.id, source: 'documents' })
})

test('verifying and ending are audited in the transaction and e-mailed in the owner’s language', async () => {
  const person = await verifiedUser(site)
  await db.updateTable('users').set({ locale: 'en' }).where('id', '=', person.id).execute()
  const producer = await published({ name: 'Needle and Thread' }, person)
  const verified = await call(verifyProducer, grant(producer), { token: moderator.token })
  const taking = { id: producer.id, version: verified.version, reason: 'The company was closed' }
  const taken = await call(endVerification, taking, { token: moderator.token })
  expect(taken.verification).toBeNull()
  const audited = await db
    .selectFrom('audit')
    .select(['action', 'actor_id', 'details'])
    .where('subject_id', '=', producer.id)
    .where('action', 'in', ['listing.verified', 'listing.verification_ended'])
    .orderBy('id')
    .execute()
  expect(audited).toMatchObject([
    { action: 'listing.verified', actor_id: moderator.id, details: { source: 'register' } },
    { action: 'listing.verification_ended', actor_id: moderator.id, details: { reason: taking.reason } },
  ])
  const mails = await site.mailsTo(person.email, 5)
  const told = (subject: string) => mails.find((mail) => mail.subject.includes(subject))?.text
  expect(mails.map(({ subject }) => subject)).toEqual(
    expect.arrayContaining(['Your profile is verified', 'The “Verified” badge was removed']),
  )
  expect(told('is verified')).toContain('state register')
  expect(told('was removed')).toContain(taking.reason)
})

test('verified producers rank first and match the filter until the expiry, even without the sweep', async () => {
  await db.updateTable('producers').set({ status: 'paused' }).execute()
  await db.deleteFrom('producer_listings').execute()
  const rich = await published({ processes: ['крій', 'пошиття', 'вишивка'], materials: ['льон', 'бавовна'] })
  const plain = await published({ name: 'Проста' })
  const list = async (filter: object = {}) =>
    (await call(listProducers, { ...filter })).items.map(({ id }) => id)
  expect(await list()).toEqual([rich.id, plain.id])
  await call(verifyProducer, grant(plain, { until: today() }), { token: moderator.token })
  expect(await list()).toEqual([plain.id, rich.id])
  expect(await list({ verified: true })).toEqual([plain.id])

  // The periodic job that lowers the rank of producers does not run in this test.
  clock.pass(kyivDayEnd(today()).getTime() - clock.now.getTime())
  expect(await list({ verified: true })).toEqual([])
  expect(await list({ verified: false })).toEqual([rich.id, plain.id])
  expect(await list()).toEqual([rich.id, plain.id])
  const shown = await call(getProducer, { slug: plain.slug })
  expect(shown).toMatchObject({ verification: null, edrpou: null })
  const { verification } = await call(getVerification, { id: plain.id }, { token: moderator.token })
  expect(verification).toMatchObject({ source: 'register' })
})

test('nobody can verify their own producer', async () => {
  const admin = await verifiedUser(site, 'admin')
  const producer = await published({}, admin)
  expect((await refusal(verifyProducer, grant(producer), { token: admin.token })).code).toBe('own_matter')
  const verified = await call(verifyProducer, grant(producer), { token: moderator.token })
  const taking = { id: producer.id, version: verified.version, reason: 'Так треба' }
  expect((await refusal(endVerification, taking, { token: admin.token })).code).toBe('own_matter')
})

test('all dates are validated at once, and only listings that are or may become public can be verified', async () => {
  const producer = await published()
  const { token } = moderator
  const wrong = grant(producer, { checkedOn: addDays(today(), 1), until: addDays(today(), -1) })
  expect((await refusal(verifyProducer, wrong, { token })).fields).toEqual({
    checkedOn: 'date_too_late',
    until: 'date_too_soon',
  })
  const endless = grant(producer, { until: addDays(today(), 367) })
  expect((await refusal(verifyProducer, endless, { token })).fields).toEqual({ until: 'date_too_late' })
  const old = grant(producer, { checkedOn: addDays(today(), -91) })
  expect((await refusal(verifyProducer, old, { token })).fields).toEqual({ checkedOn: 'date_too_soon' })
  const stale = grant({ ...producer, version: producer.version - 1 })
  expect((await refusal(verifyProducer, stale, { token })).code).toBe('stale')
  const { producer: draft } = await call(createProducer, producerInput({ submit: false }), {
    token: owner.token,
  })
  expect((await refusal(verifyProducer, grant(draft), { token })).code).toBe('conflict')
})

test('changing the company code ends the verification, changing the text does not', async () => {
  const { producer } = await call(createProducer, producerInput({ edrpou: '14360570' }), {
    token: owner.token,
  })
  await call(verifyProducer, grant(producer), { token: moderator.token })
  const renamed = await call(editProducer, { id: producer.id, name: 'Інша назва' }, { token: owner.token })
  expect(renamed.verification).not.toBeNull()
  const recoded = await call(editProducer, { id: producer.id, edrpou: '00032112' }, { token: owner.token })
  expect(recoded.verification).toBeNull()
})
