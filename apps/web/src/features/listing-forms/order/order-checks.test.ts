import { expect, test } from 'vitest'
import { testPage } from '../../../testing/test-page.ts'
import { readStep } from '../read-step.ts'
import { type FormDictionary, readFields } from '../values/form-fields.ts'
import { checkOrder, EARLIER_ORDER_STEPS, ORDER_STEPS, orderStepOf } from './order-checks.ts'
import { fittingType, newOrder, type OrderFields, orderBody } from './order-form-fields.ts'

const TODAY = '2026-11-21'
const dictionary: FormDictionary = {
  categories: [
    {
      id: 'milling',
      name: 'Фрезерування',
      root: 'Обробка',
      types: ['production'],
      fields: [
        {
          key: 'material',
          kind: 'multi',
          label: 'Матеріал',
          required: true,
        },
        {
          key: 'depth',
          kind: 'number',
          label: 'Глибина',
          required: false,
        },
        { key: 'edge', kind: 'bool', label: 'Фаска', required: false },
      ],
    },
  ],
  regions: [{ id: 'lvivska', name: 'Львівська область' }],
}

const whole: OrderFields = {
  ...newOrder(TODAY),
  'title.uk': 'Пластини за креслеником',
  'description.uk': 'Двісті пластин зі сталі, матеріал наш, допуски за креслеником.',
  type: 'production',
  categoryId: 'milling',
  attributes: { material: ['steel'], depth: '12,5', edge: true },
  quantity: '1\u00a0200',
  budgetMode: 'range',
  budgetMin: '10\u00a0000,50',
  budgetMax: '20\u00a0000',
  regionId: 'lvivska',
  'contact.name': 'Олена Коваль',
  'contact.email': 'olena@example.test',
  'contact.phone': '+380 67 123 45 67',
  'contact.messengers': ['viber'],
}

const check = (change: Partial<OrderFields>) =>
  checkOrder(testPage(), { ...whole, ...change }, dictionary, TODAY)

test('a complete order has no errors and is sent in minor units and numbers', () => {
  expect(check({})).toEqual({})
  expect(orderBody(whole, dictionary)).toMatchObject({
    title: { uk: 'Пластини за креслеником' },
    quantity: 1200,
    unit: 'pcs',
    attributes: { material: ['steel'], depth: 12.5, edge: true },
    budgetMin: 1_000_050,
    budgetMax: 2_000_000,
    contact: { phone: '+380671234567', messengers: ['viber'], show: 'afterLogin' },
    offersUntil: '2026-12-21',
  })
})

test('an empty form gets all required errors at once', () => {
  const faults = checkOrder(testPage(), newOrder(TODAY), dictionary, TODAY)
  expect(Object.keys(faults).toSorted()).toEqual([
    'categoryId',
    'contact.email',
    'contact.name',
    'description.uk',
    'regionId',
    'title.uk',
  ])
})

test('an English page requires the English text, and one language is enough', () => {
  const faults = checkOrder(testPage('en'), { ...whole, 'title.uk': '' }, dictionary, TODAY)
  expect(faults).toEqual({ 'title.en': 'Name what has to be made.' })
  const english = { ...whole, 'title.uk': '', 'title.en': 'Plates to a drawing' }
  expect(checkOrder(testPage('en'), english, dictionary, TODAY)).toEqual({})
})

test('limits of texts, dates, amounts and numbers are checked before sending', () => {
  expect(Object.keys(check({ 'title.uk': 'Коротко' }))).toEqual(['title.uk'])
  expect(Object.keys(check({ offersUntil: TODAY }))).toEqual(['offersUntil'])
  expect(Object.keys(check({ offersUntil: '2027-02-20' }))).toEqual(['offersUntil'])
  expect(Object.keys(check({ neededBy: '2026-11-20' }))).toEqual(['neededBy'])
  expect(Object.keys(check({ budgetMax: '9\u00a0000' }))).toEqual(['budgetMax'])
  expect(Object.keys(check({ quantity: '0' }))).toEqual(['quantity'])
  expect(Object.keys(check({ 'contact.phone': '+380 67 12' }))).toEqual(['contact.phone'])
})

test("the category's required fields are required, and a category of another type is refused", () => {
  expect(Object.keys(check({ attributes: {} }))).toEqual(['attributes.material'])
  expect(Object.keys(check({ type: 'supply' }))).toEqual(['categoryId'])
})

test('a budget by agreement sends none of the amounts typed before', () => {
  expect(orderBody({ ...whole, budgetMode: 'request' }, dictionary)).toMatchObject({
    budgetMin: null,
    budgetMax: null,
  })
})

test('the first step has the quantity, the last one the place, the contact and the plan', () => {
  const fields = Object.keys(newOrder(TODAY))
  const inStep = (step: string) => fields.filter((field) => orderStepOf(field) === step)
  expect(inStep('what')).toEqual([
    'title.uk',
    'title.en',
    'categoryId',
    'type',
    'unit',
    'description.uk',
    'description.en',
    'quantity',
  ])
  expect(inStep('preview').toSorted()).toEqual([
    'city',
    'contact.email',
    'contact.messengers',
    'contact.name',
    'contact.phone',
    'contact.show',
    'maxOffers',
    'offersOpen',
    'plan',
    'regionId',
    'visibility',
  ])
})

test.each([
  ['what', 'what'],
  ['amount', 'terms'],
  ['money', 'terms'],
  ['files', 'terms'],
  ['contact', 'preview'],
  ['constructor', 'what'],
])('the step «%s» of a saved form opens the step «%s»', (saved, step) => {
  expect(readStep({ step: saved }, ORDER_STEPS, EARLIER_ORDER_STEPS)).toBe(step)
})

test('without a type the category is not said to be wrong', () => {
  expect(Object.keys(check({ type: '' }))).toEqual(['type'])
})

test('a chosen category keeps a fitting type and replaces another one', () => {
  const [milling] = dictionary.categories
  expect(fittingType('production', milling)).toBe('production')
  expect(fittingType('supply', milling)).toBe('production')
  expect(fittingType('', milling)).toBe('production')
  expect(fittingType('supply', milling && { ...milling, types: ['engineering', 'services'] })).toBe(
    'services',
  )
  expect(fittingType('supply', undefined)).toBe('supply')
})

test('an empty form sends no conditions but the default type', () => {
  expect(orderBody(newOrder(TODAY), dictionary)).toMatchObject({
    quantity: null,
    repeat: null,
    materialBy: null,
    sampleRequired: null,
    ndaRequired: null,
    budgetMode: null,
    budgetMin: null,
    vat: null,
  })
})

test('VAT is sent only with an amount', () => {
  expect(orderBody({ ...whole, vat: 'no' }, dictionary).vat).toBe(false)
  expect(orderBody({ ...whole, vat: 'no', budgetMode: 'request' }, dictionary).vat).toBeNull()
})

test('a checkbox saved by an earlier form is read as yes, unchecked as not specified', () => {
  const kept = readFields(newOrder(TODAY), { sampleRequired: true, ndaRequired: false, vat: true })
  expect(kept).toMatchObject({ sampleRequired: 'yes', ndaRequired: '', vat: 'yes' })
})

test('once offers have come, their last day may only move later', () => {
  const lock = { offersUntil: '2026-12-10' }
  const check = (offersUntil: string) =>
    Object.keys(checkOrder(testPage('uk'), { ...whole, offersUntil }, dictionary, TODAY, lock))
  expect(check('2026-12-09')).toEqual(['offersUntil'])
  expect(check('2026-12-10')).toEqual([])
  expect(check('2026-12-20')).toEqual([])
})
