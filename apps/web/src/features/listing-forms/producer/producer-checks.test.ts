import { expect, test } from 'vitest'
import { testPage } from '../../../testing/test-page.ts'
import { checkProducer, producerStepOf } from './producer-checks.ts'
import { EMPTY_PRODUCER, type ProducerFields, producerBody } from './producer-form-fields.ts'
import { producerGains } from './producer-gains.ts'

const TODAY = '2026-11-21'
const whole: ProducerFields = {
  ...EMPTY_PRODUCER,
  name: 'Швейний цех Нитка',
  kind: 'workshop',
  'description.uk': 'Шиємо робочий одяг і фартухи партіями від ста штук, маємо власний розкрійний цех.',
  categoryIds: ['workwear'],
  'moq.value': '100',
  'leadTimeDays.max': '14',
  equipment: [{ name: 'Juki DDL-8700', model: '', count: '12', note: '' }],
  phones: ['+380 67 123 45 67', '+380'],
  regionId: 'lvivska',
  email: 'nytka@example.test',
}
const check = (change: Partial<ProducerFields>) => checkProducer(testPage(), { ...whole, ...change }, TODAY)

test('a complete producer has no errors, and empty fields are not sent', () => {
  expect(check({})).toEqual({})
  expect(producerBody(whole)).toMatchObject({
    moq: { value: 100, unit: 'pcs' },
    leadTimeDays: { min: 14, max: 14 },
    equipment: [{ name: 'Juki DDL-8700', model: null, count: 12, note: null }],
    phones: ['+380671234567'],
    edrpou: null,
    capacity: null,
    tagline: null,
  })
})

test('an empty form gets all required errors at once', () => {
  const faults = checkProducer(testPage(), EMPTY_PRODUCER, TODAY)
  expect(Object.keys(faults).toSorted()).toEqual([
    'categoryIds',
    'description.uk',
    'email',
    'kind',
    'name',
    'regionId',
  ])
})

test('rows, codes, ranges and addresses are checked before sending', () => {
  expect(Object.keys(check({ equipment: [{ name: ' ', model: '', count: '0', note: '' }] }))).toEqual([
    'equipment.0.name',
    'equipment.0.count',
  ])
  expect(Object.keys(check({ edrpou: '123' }))).toEqual(['edrpou'])
  expect(Object.keys(check({ 'leadTimeDays.min': '20' }))).toEqual(['leadTimeDays.max'])
  expect(Object.keys(check({ website: 'ftp://example.test' }))).toEqual(['website'])
  expect(Object.keys(check({ website: 'дуб' }))).toEqual(['website'])
  expect(Object.keys(check({ phones: ['', '+380 67'] }))).toEqual(['phones.1'])
})

test('every field of a producer has a step, and only the plan belongs to the preview', () => {
  const fields = Object.keys(EMPTY_PRODUCER)
  expect(fields.filter((field) => producerStepOf(field) === 'preview')).toEqual(['plan'])
})

test('the weights of a profile add up to 100', () => {
  expect(producerGains(whole).reduce((sum, { weight }) => sum + weight, 0)).toBe(100)
})

test('a point needs both coordinates, inside Ukraine unless the region is abroad', () => {
  const point = (lat: string, lon: string, regionId = 'lvivska') =>
    Object.keys(check({ 'location.lat': lat, 'location.lon': lon, regionId }))
  expect(point('49,8397', '24.0297')).toEqual([])
  expect(point('', ' ')).toEqual([])
  expect(point('49,8', '')).toEqual(['location.lon'])
  expect(point('північ', '24')).toEqual(['location.lat'])
  expect(point('24.0297', '49.8397')).toEqual(['location.lat', 'location.lon'])
  expect(point('52.23', '21.01', 'abroad')).toEqual([])
  expect(point('52.23', '181', 'abroad')).toEqual(['location.lon'])
  const sent = producerBody({ ...whole, 'location.lat': '49,8397', 'location.lon': '24,0297' })
  expect(sent.location).toEqual({ lat: 49.8397, lon: 24.0297 })
  expect(producerBody(whole).location).toBeNull()
})

test("a certificate's file is sent with its upload token", () => {
  const row = { name: 'ISO 9001', number: '', issuer: '', validUntil: '' }
  const file = { uploadId: 'u1', uploadToken: 'secret', name: 'iso.pdf', size: 9, access: 'granted' as const }
  const { certificates } = producerBody({
    ...whole,
    certificates: [
      { ...row, file: [file] },
      { ...row, file: [] },
    ],
  })
  expect(certificates?.map((each) => each.file)).toEqual([{ uploadId: 'u1', uploadToken: 'secret' }, null])
})

test('an empty form sends no terms', () => {
  expect(producerBody(EMPTY_PRODUCER)).toMatchObject({
    kind: '',
    moq: null,
    leadTimeDays: null,
    samples: null,
    acceptsTolling: null,
    acceptsSmallBatch: null,
    employees: null,
    foundedYear: null,
    capacity: null,
  })
})

test('the number of machines is sent only when given', () => {
  const machine = { name: 'Juki', model: '', count: '', note: '' }
  expect(producerBody({ ...whole, equipment: [machine] }).equipment).toMatchObject([{ count: null }])
})

test.each([
  ['oak.example.com', 'https://oak.example.com'],
  [' www.oak.example.com/kontakty ', 'https://www.oak.example.com/kontakty'],
  ['http://oak.example.com', 'http://oak.example.com'],
])('the website «%s» is accepted and sent as %s', (typed, sent) => {
  expect(check({ website: typed })).toEqual({})
  expect(producerBody({ ...whole, website: typed }).website).toBe(sent)
})

test('a founding year lies between 1800 and the current year', () => {
  const faults = (foundedYear: string) => Object.keys(check({ foundedYear }))
  expect(faults('1799')).toEqual(['foundedYear'])
  expect(faults('1800')).toEqual([])
  expect(faults('2026')).toEqual([])
  expect(faults('2027')).toEqual(['foundedYear'])
})
