import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { keepLinks } from '../../listing/kept-links.tsx'
import { listLinks } from '../list-links.ts'
import { DrawingFilterFields } from './drawing-filter-fields.tsx'
import { FilterForm } from './filter-form.tsx'

const PLACE = { kind: 'orders', filter: {}, query: {} } as const

test('the fields about drawings stand above the other filters and are sent with them', async () => {
  const { user } = renderComponent(
    <FilterForm
      place={PLACE}
      links={await keepLinks(listLinks({ facets: [], sorts: [] }))}
      showText="Показати 5 замовлень"
      lead={<DrawingFilterFields typed={{ hasModel: '1' }} faults={[]} />}
    >
      <input name="budgetMin" defaultValue="10" />
    </FilterForm>,
  )
  await user.click(screen.getByLabelText('Лише з файлами'))
  await user.type(screen.getByLabelText('Розмір за кресленням до, мм'), '120')
  const form = document.querySelector('form')
  expect(form && Object.fromEntries(new FormData(form))).toEqual({
    hasFiles: '1',
    hasModel: '1',
    sizeMax: '120',
    budgetMin: '10',
  })
})

test('a size that is no number is said at its field', () => {
  const faults = [{ field: 'sizeMax', message: 'Введіть число' }]
  renderComponent(<DrawingFilterFields typed={{ sizeMax: 'багато' }} faults={faults} />)
  expect(screen.getByText('Введіть число')).toBeTruthy()
})
