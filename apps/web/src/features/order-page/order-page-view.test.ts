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
const factOf = (change: Partial<Order>, key: string) =>
  view(change).facts.find((entry) => entry.key === key)?.value.text

describe('an order’s page', () => {
  test('shows its conditions as text', () => {
    expect(view().facts.map(({ label, value }) => [label, value.text])).toEqual([
      ['Обсяг', '500\u00a0шт.'],
      ['Періодичність', 'Одноразово'],
      ['Бюджет', 'від 100\u00a0000 до 150\u00a0000\u00a0₴, з ПДВ'],
      ['Пропозиції до', '5\u00a0грудня 2026'],
      ['Матеріал', 'Матеріал замовника'],
      ['Зразок', 'потрібен перед запуском'],
      ['Нерозголошення', 'договір не потрібен'],
      ['Тип', 'Виробництво партії'],
      ['Категорія', 'Спецодяг'],
      ['Регіон', 'Львівська область'],
      ['Населений пункт', 'Стрий'],
    ])
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
    expect(view(unsaid).facts.map(({ key }) => key)).toEqual(['offersUntil', 'type', 'category', 'region'])
    const sum = { vat: null, budgetMode: 'exact', budgetMin: 5_000, budgetMax: 5_000 } as const
    expect(factOf(sum, 'budget')).toBe('50\u00a0₴')
  })

  test('shows no VAT without an amount', () => {
    const open = { budgetMode: 'request', budgetMin: null, budgetMax: null } as const
    expect(factOf(open, 'budget')).toBe('За домовленістю')
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
  })

  test('shows no notice when open', () => {
    expect(view().notice).toBeUndefined()
    expect(view().deadline).toMatchObject({ day: 'до 5\u00a0грудня включно', urgency: 'later' })
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
    expect(
      view({ attributes }, index).attributes.map(({ label: name, value }) => [name, value.text]),
    ).toEqual([
      ['Тканина', 'Бавовна, Вовна'],
      ['Щільність', '1\u00a0240\u00a0г/м²'],
      ['Логотип', 'Так'],
    ])
  })
})
