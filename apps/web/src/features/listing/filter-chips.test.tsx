import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { FilterChips } from './filter-chips.tsx'

const CHIPS = [
  { label: 'Львівська', href: '/orders/sewing' },
  { label: 'Sewing', href: '/orders/lvivska' },
]

test.each([
  {
    locale: 'uk',
    list: 'Вибрані фільтри',
    names: ['Прибрати фільтр «Львівська»', 'Прибрати фільтр «Sewing»'],
    reset: 'Скинути все',
    prefix: '',
  },
  {
    locale: 'en',
    list: 'Selected filters',
    names: ['Remove the filter “Львівська”', 'Remove the filter “Sewing”'],
    reset: 'Clear all',
    prefix: '/en',
  },
] as const)('each active filter links to the list without it ($locale)', ({
  locale,
  list,
  names,
  reset,
  prefix,
}) => {
  renderComponent(<FilterChips chips={CHIPS} resetTo="/orders" />, { locale })
  expect(screen.getByRole('list', { name: list })).toBeTruthy()
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-label') ?? link.textContent)).toEqual([...names, reset])
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `${prefix}/orders/sewing`,
    `${prefix}/orders/lvivska`,
    `${prefix}/orders`,
  ])
})

test('one filter shows no "clear all", none shows no list', () => {
  const { rerender } = renderComponent(<FilterChips chips={CHIPS.slice(0, 1)} resetTo="/orders" />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  rerender(<FilterChips chips={[]} resetTo="/orders" />)
  expect(screen.queryByRole('list')).toBeNull()
})
