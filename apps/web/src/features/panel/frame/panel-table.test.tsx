import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { PanelTable } from './panel-table.tsx'

const ROWS = [
  { key: '1', cells: ['Олена', 'olena@verstat.test', ''] },
  { key: '2', cells: ['Тарас', 'taras@verstat.test', 'blocked'] },
]

test('a row is named by its first cell, and the table by its caption', () => {
  renderComponent(<PanelTable caption="Users" heads={['Name', 'Email', 'State']} rows={ROWS} />)
  const table = screen.getByRole('table', { name: 'Users' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Олена', 'Тарас'])
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
})

test('on a narrow screen each detail follows the head of its column, and an empty one can go', () => {
  renderComponent(<PanelTable caption="Users" heads={['Name', 'Email', 'State']} rows={ROWS} />)
  const cells = screen.getAllByRole('cell')
  expect(cells.map((cell) => cell.firstElementChild?.textContent)).toEqual([
    'Email',
    'State',
    'Email',
    'State',
  ])
  expect(cells.map((cell) => cell.lastElementChild?.textContent)).toEqual([
    'olena@verstat.test',
    '',
    'taras@verstat.test',
    'blocked',
  ])
  // The style sheet hides such cells by `has-[>div:empty]`.
  expect(cells[1]?.matches(':has(> div:empty)')).toBe(true)
})
