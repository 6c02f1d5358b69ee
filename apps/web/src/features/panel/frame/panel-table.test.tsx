import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { PanelTable } from './panel-table.tsx'

const ROWS = [
  { key: '1', cells: ['Олена', 'olena@verstat.test', ''] },
  { key: '2', cells: ['Тарас', 'taras@verstat.test', 'blocked'] },
]

test("the first cell is the row's header and the caption names the table", () => {
  renderComponent(<PanelTable caption="Users" heads={['Name', 'Email', 'State']} rows={ROWS} />)
  const table = screen.getByRole('table', { name: 'Users' })
  expect(
    within(table)
      .getAllByRole('rowheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['Олена', 'Тарас'])
  expect(within(table).getAllByRole('columnheader')).toHaveLength(3)
})

test("each cell repeats its column's head for narrow screens, and empty cells can be hidden", () => {
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
  // The style sheet hides cells that match `has-[>div:empty]`.
  expect(cells[1]?.matches(':has(> div:empty)')).toBe(true)
})
