import { expect, test } from 'vitest'
import { testPage } from '../../../testing/test-page.ts'
import { type FormDictionary, readFields } from '../values/form-fields.ts'
import { checkOrder, orderStepOf } from './order-checks.ts'
import { newOrder, type OrderFields, orderBody } from './order-form-fields.ts'

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
          label: { uk: 'Матеріал', en: 'Material' },
          required: true,
          filter: true,
        },
        {
          key: 'depth',
          kind: 'number',
          label: { uk: 'Глибина', en: 'Depth' },
          required: false,
          filter: false,
        },
        { key: 'edge', kind: 'bool', label: { uk: 'Фаска', en: 'Bevel' }, required: false, filter: false },
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
    contact: { phone: '+380671234567', show: 'afterLogin' },
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
    'type',
  ])
})

test('an English page requires the English text, and one language is enough', () => {
  const faults = checkOrder(testPage('en'), { ...whole, 'title.uk': '' }, dictionary, TODAY)
  expect(faults).toEqual({ 'title.en': 'Fill in this field.' })
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

test('every field of an order has a step, and only the plan belongs to the preview', () => {
  const fields = Object.keys(newOrder(TODAY))
  expect(fields.filter((field) => orderStepOf(field) === 'preview')).toEqual(['plan'])
})

test('an empty form sends no conditions', () => {
  expect(orderBody(newOrder(TODAY), dictionary)).toMatchObject({
    type: '',
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
