import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { testIndex, testOrder } from '../../../testing/test-directory.ts'
import { testPage } from '../../../testing/test-page.ts'
import { orderRowView } from './order-row-view.ts'
import { OrderRows } from './order-rows.tsx'

const index = testIndex()
const view = (change = {}, isAd = false) => orderRowView(testPage('uk'), testOrder(change), index, isAd)

test('a row without a picture is marked by the material of its category, and its facts have labels', () => {
  const { container } = renderComponent(<OrderRows label="Замовлення" rows={[view()]} />)
  const mark = container.querySelector('.hatching')
  expect(mark?.getAttribute('data-icon')).toBe(index.categoryById('workwear')?.icon)
  expect(mark?.textContent).toBe('')
  expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Обсяг',
    'Бюджет',
    'Регіон',
    'Пропозиції',
  ])
})

test('a paid row says so in words', () => {
  renderComponent(<OrderRows label="Замовлення" rows={[view({ isBumpPaid: true }, true)]} />)
  const row = screen.getByRole('listitem')
  expect(row.textContent).toContain('Реклама')
  expect(row.textContent).toContain('Піднято')
})

test('an advertisement for the whole country does not separate the orders of a region', () => {
  const rows = [
    view({ id: 'ad', regionId: 'ukraine' }, true),
    view({ id: 'local' }),
    view({ id: 'open', regionId: 'ukraine' }),
  ]
  renderComponent(<OrderRows label="Замовлення" rows={rows} marksWholeCountry />)
  const items = screen.getAllByRole('listitem').map((item) => item.textContent ?? '')
  expect(items.findIndex((text) => text.startsWith('Замовлення, відкриті'))).toBe(2)
})

test('a row of an order with a drawing says so, with the size of the part', () => {
  const rows = [view({ id: 'drawn', drawingSizesMm: [125, 70] }), view({ id: 'plain' })]
  renderComponent(<OrderRows label="Замовлення" rows={rows} />)
  const [drawn, plain] = screen.getAllByRole('listitem').map((item) => item.textContent ?? '')
  expect(drawn).toContain('Є креслення')
  expect(drawn?.replaceAll('\u00a0', ' ')).toContain('деталь 125 × 70 мм')
  expect(plain).not.toContain('Є креслення')
})
