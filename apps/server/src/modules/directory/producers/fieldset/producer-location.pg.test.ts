import {
  createProducer,
  editProducer,
  getOwnProducer,
  getProducer,
  setProducerStatus,
} from '@verstat/contract'
import { beforeAll, expect, test } from 'vitest'
import { testSite } from '../../../../test-site.testing.ts'
import { sendUpload } from '../../../uploads/send-upload.testing.ts'
import { insertTestDictionaries } from '../../directory.testing.ts'
import type { Db } from '../../directory-context.ts'
import {
  type Person,
  producerInput,
  verifiedUser,
  withoutLimits,
} from '../../listing/writing/writing.testing.ts'

const site = await testSite({ prepare: insertDictionaries })
const { call, refusal, http } = site
const LVIV = { lat: 49.8397, lon: 24.0297 }
let owner: Person
let moderator: Person

async function insertDictionaries(db: Db): Promise<void> {
  await insertTestDictionaries(db)
  await db.updateTable('regions').set({ kind: 'abroad' }).where('code', '=', 'kyiv').execute()
}

beforeAll(async () => {
  await withoutLimits(site)
  owner = await verifiedUser(site)
  moderator = await verifiedUser(site, 'moderator')
})

async function published(overrides: Parameters<typeof producerInput>[0]) {
  const { producer } = await call(createProducer, producerInput(overrides), { token: owner.token })
  return call(setProducerStatus, { id: producer.id, status: 'published' }, { token: moderator.token })
}

test('the location must be in Ukraine unless the producer is abroad', async () => {
  const fieldsOf = async (overrides: Parameters<typeof producerInput>[0]) =>
    (await refusal(createProducer, producerInput(overrides), { token: owner.token })).fields
  const swapped = { lat: LVIV.lon, lon: LVIV.lat }
  expect(await fieldsOf({ location: swapped })).toEqual({
    'location.lat': 'outside_ukraine',
    'location.lon': 'outside_ukraine',
  })
  expect(await fieldsOf({ location: { lat: 52.23, lon: 21.01 } })).toEqual({
    'location.lon': 'outside_ukraine',
  })
  const half = { lat: 49.8 } as typeof LVIV
  expect(Object.keys(await fieldsOf({ location: half }))).toEqual(['location.lon'])
  const abroad = { regionId: 'kyiv', location: { lat: 52.23, lon: 21.01 } }
  const { producer } = await call(createProducer, producerInput(abroad), { token: owner.token })
  expect(producer.location).toEqual(abroad.location)
  const coming = { id: producer.id, regionId: 'lvivska' }
  expect((await refusal(editProducer, coming, { token: owner.token })).fields).toEqual({
    'location.lon': 'outside_ukraine',
  })
})

test('the location is public only with the address; staff and the owner always see it', async () => {
  const { id, slug } = await published({ location: LVIV, address: 'вул. Зелена, 109' })
  expect(await call(getProducer, { slug })).toMatchObject({ location: null, address: null })
  for (const { token } of [owner, moderator]) {
    expect((await call(getOwnProducer, { slug }, { token })).location).toEqual(LVIV)
  }
  await call(editProducer, { id, showAddress: true }, { token: owner.token })
  expect(await call(getProducer, { slug })).toMatchObject({
    location: LVIV,
    address: 'вул. Зелена, 109',
  })
  await call(editProducer, { id, location: null }, { token: owner.token })
  const waiting = await call(getOwnProducer, { slug }, { token: owner.token })
  expect(waiting.revision?.changes).toEqual({ location: null })
})

test('only the owner and staff get a certificate scan, even if it was uploaded as public', async () => {
  const { body } = await sendUpload(http, {
    content: Buffer.from('%PDF-1.7\n%%EOF'),
    name: 'ISO 9001.pdf',
    headers: { authorization: `Bearer ${owner.token}` },
  })
  const certificate = { name: 'ISO 9001', number: 'UA-17', file: { uploadId: body.id } }
  const { id, slug } = await published({ certificates: [certificate] })
  const stored = { name: 'ISO 9001', number: 'UA-17', issuer: null, validUntil: null }
  expect((await call(getProducer, { slug })).certificates).toEqual([stored])
  const isPdf = async (url: string) => (await http.inject(url)).headers['content-type'] === 'application/pdf'
  expect(await isPdf(`/media/${body.id}/file`)).toBe(false)
  for (const { token } of [owner, moderator]) {
    const [own] = (await call(getOwnProducer, { slug }, { token })).certificates
    expect(own).toMatchObject({ ...stored, file: { id: body.id, name: 'ISO 9001.pdf' } })
    expect(await isPdf(own?.file?.url ?? '')).toBe(true)
  }

  const kept = { id, certificates: [{ ...certificate, issuer: 'TÜV' }] }
  await call(editProducer, kept, { token: owner.token })
  const waiting = await call(getOwnProducer, { slug }, { token: moderator.token })
  expect(waiting.revision?.changes).toMatchObject({
    certificates: [{ issuer: 'TÜV', file: { id: body.id, name: 'ISO 9001.pdf' } }],
  })
})

test('nobody can attach another user’s upload', async () => {
  const stranger = await verifiedUser(site)
  const { body } = await sendUpload(http, {
    content: Buffer.from('%PDF-1.7\n%%EOF'),
    name: 'чужий.pdf',
    headers: { authorization: `Bearer ${stranger.token}` },
  })
  const taking = producerInput({ certificates: [{ name: 'HACCP', file: { uploadId: body.id } }] })
  expect((await refusal(createProducer, taking, { token: owner.token })).fields).toEqual({
    'certificates.0.file': 'unknown_upload',
  })
})
