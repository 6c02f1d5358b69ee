import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { BulkBar } from './bulk-bar.tsx'
import { SelectBox } from './select-box.tsx'
import { useSelection } from './use-selection.ts'

const ROWS = ['Куртки', 'Штани', 'Шапки']

function List({ rows = ROWS }: { readonly rows?: readonly string[] }) {
  const selection = useSelection(rows, (row) => row)
  return (
    <>
      {rows.map((row) => (
        <SelectBox
          key={row}
          label={row}
          isSelected={selection.has(row)}
          isDisabled={selection.isFull && !selection.has(row)}
          onChange={() => selection.toggle(row)}
        />
      ))}
      <BulkBar
        selection={selection}
        acts={['approve', 'reject']}
        itemOf={(row) => ({ kind: 'order', id: row, version: 3, what: 'new', text: row })}
      />
    </>
  )
}

const answer = () => ({
  results: [
    { kind: 'order', id: 'Куртки', error: null },
    { kind: 'order', id: 'Шапки', error: 'stale' },
  ],
})

test('one reason goes to all selected, by keyboard alone; what was refused is named and stays selected', async () => {
  const { user, calls } = renderComponent(<List />, { answer })
  await user.tab()
  await user.keyboard(' ')
  await user.tab()
  await user.tab()
  await user.keyboard(' ')
  expect(screen.getByRole('status').textContent).toBe('Вибрано 2 оголошення')
  await user.tab()
  await user.tab()
  await user.keyboard('{Enter}')
  await user.keyboard('Уточніть опис')
  await user.tab()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(/Шапки: оголошення тим часом змінилося/),
  )
  expect(calls).toMatchObject([
    {
      act: 'reject',
      reason: 'Уточніть опис',
      items: [
        { kind: 'order', id: 'Куртки', version: 3, what: 'new' },
        { kind: 'order', id: 'Шапки', version: 3, what: 'new' },
      ],
    },
  ])
  expect(screen.getByRole('status').textContent).toBe('Вибрано 1 оголошення')
  expect((screen.getByLabelText('Шапки') as HTMLInputElement).checked).toBe(true)
})

test('a rejection without a reason is not sent', async () => {
  const { user, calls } = renderComponent(<List />, { answer })
  await user.click(screen.getByLabelText('Штани'))
  await user.click(screen.getByRole('button', { name: /^Відхилити/ }))
  await user.click(screen.getByRole('button', { name: /^Відхилити вибрані/ }))
  expect(screen.getAllByText('Напишіть, що виправити').length).toBeGreaterThan(0)
  expect(calls).toEqual([])
})

test('no more than fifty rows can be selected', async () => {
  const rows = Array.from({ length: 51 }, (_, at) => `Рядок ${at}`)
  const { user } = renderComponent(<List rows={rows} />)
  for (const row of rows.slice(0, 50)) await user.click(screen.getByLabelText(row))
  expect((screen.getByLabelText('Рядок 50') as HTMLInputElement).disabled).toBe(true)
})
