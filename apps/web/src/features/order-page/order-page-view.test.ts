import type { FieldDef, Order } from '@verstat/contract'
import { orderSeo } from '@verstat/seo'
import { describe, expect, test } from 'vitest'
import { buildDirectoryIndex } from '../../lib/api/directory-index.ts'
import { category, testIndex, testOrder } from '../../testing/test-directory.ts'
import { testPage } from '../../testing/test-page.ts'
import { orderPageView } from './order-page-view.ts'

const view = (change: Partial<Order> = {}, index = testIndex()) => {
  const order = testOrder(change)
  const seo = orderSeo(testPage(), order, { categoryPath: [], region: undefined })
  return orderPageView(testPage(), order, index, seo)
}
const factOf = (change: Partial<Order>, key: string) => view(change).facts.find((entry) => entry.key === key)

describe('an order’s page', () => {
  test('shows its conditions as text', () => {
    expect(view().facts.map(({ label, value, note }) => [label, value.text, note])).toEqual([
      ['Обсяг', '500\u00a0шт.', 'Одноразово'],
      ['Бюджет', 'від 100\u00a0000 до 150\u00a0000\u00a0₴', 'з ПДВ'],
      ['Місце', 'Стрий, Львівська область', undefined],
      ['Тип', 'Виробництво партії', undefined],
      ['Матеріал', 'Від замовника', undefined],
      ['Зразок', 'потрібен перед запуском', undefined],
      ['Замовлення', '№\u00a01042', undefined],
      ['Опубліковано', '20\u00a0листопада 2026', undefined],
    ])
    expect(factOf({}, 'budget')?.range).toEqual({ from: '100\u00a0000\u00a0₴', to: '150\u00a0000\u00a0₴' })
  })

  test('says nothing that is not: no «не потрібен», no place twice', () => {
    const texts = view({ sampleRequired: false, ndaRequired: false, city: 'Київ', regionId: 'kyiv' }).facts
    expect(texts.map(({ value }) => value.text).join()).not.toMatch(/не потріб/)
    expect(texts.filter(({ value }) => value.text.includes('Київ'))).toHaveLength(1)
  })

  test('leaves out what its owner has not specified', () => {
    const unsaid = {
      quantity: null,
      unit: null,
      repeat: null,
      budgetMode: null,
      budgetMin: null,
      budgetMax: null,
      vat: null,
      materialBy: null,
      sampleRequired: null,
      ndaRequired: null,
      city: null,
    }
    expect(view(unsaid).facts.map(({ key }) => key)).toEqual(['place', 'type', 'number', 'published'])
    const sum = { vat: null, budgetMode: 'exact', budgetMin: 5_000, budgetMax: 5_000 } as const
    const budget = factOf(sum, 'budget')
    expect(budget).toMatchObject({ value: { text: '50\u00a0₴' } })
    expect(budget).not.toHaveProperty('note')
    expect(budget).not.toHaveProperty('range')
  })

  test('shows no VAT without an amount', () => {
    const open = { budgetMode: 'request', budgetMin: null, budgetMax: null } as const
    const budget = factOf(open, 'budget')
    expect(budget?.value.text).toBe('За домовленістю')
    expect(budget).not.toHaveProperty('note')
  })

  test('keeps the paragraphs and marks their language', () => {
    expect(view({ description: { en: 'One.\r\n\r\nTwo\nlines.' } }).description).toEqual({
      paragraphs: ['One.', 'Two\nlines.'],
      lang: 'en',
    })
  })

  test.each([
    ['expired', 'Строк подання пропозицій минув 5\u00a0грудня 2026.'],
    ['awarded', 'Замовник уже вибрав виконавця.'],
    ['completed', 'Це замовлення виконано.'],
    ['paused', 'Замовник призупинив це замовлення.'],
  ] as const)('shows a notice when %s', (status, heading) => {
    expect(view({ status }).notice?.heading).toBe(heading)
    expect(view({ status }).term).toBeUndefined()
  })

  test('shows no notice when open', () => {
    expect(view().notice).toBeUndefined()
    expect(view().deadline.day).toBe('до 5\u00a0грудня включно')
  })

  test('draws the term between two dates, so that a kept page stays right', () => {
    expect(view().term).toMatchObject({ to: '5\u00a0грудня включно', urgency: 'later' })
    expect(view().term?.from).toMatch(/^сьогодні, \d+\u00a0листопада$/)
  })
})

describe('attributes', () => {
  const label = (uk: string) => ({ uk, en: uk })
  const rules = { required: false, filter: false }
  const rootFields: FieldDef[] = [
    {
      key: 'fabric',
      kind: 'multi',
      label: label('Тканина'),
      options: [
        { value: 'cotton', label: label('Бавовна') },
        { value: 'wool', label: label('Вовна') },
      ],
      ...rules,
    },
    { key: 'density', kind: 'number', label: label('Щільність'), unit: label('г/м²'), ...rules },
  ]
  const leafFields: FieldDef[] = [{ key: 'logo', kind: 'bool', label: label('Логотип'), ...rules }]
  const index = buildDirectoryIndex(
    [
      category('sewing', null, ['Пошиття', 'Sewing'], ['', '']),
      category('workwear', 'sewing', ['Спецодяг', 'Workwear'], ['', ''], [...rootFields, ...leafFields]),
    ],
    [],
  )

  test('are printed in the order of the category’s fields, without unknown attributes', () => {
    const attributes = { logo: true, density: 1240, fabric: ['cotton', 'wool'], secret: 'x' }
    const shown = view({ attributes }, index).facts.map(({ label: name, value }) => [name, value.text])
    expect(shown.slice(shown.findIndex(([name]) => name === 'Зразок') + 1, -2)).toEqual([
      ['Тканина', 'Бавовна, Вовна'],
      ['Щільність', '1\u00a0240\u00a0г/м²'],
      ['Логотип', 'Так'],
    ])
  })
})
