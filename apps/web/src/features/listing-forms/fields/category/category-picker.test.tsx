import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../../testing/render-component.tsx'
import type { FormCategory } from '../../values/form-fields.ts'
import { CategoryPicker } from './category-picker.tsx'

const category = (id: string, name: string): FormCategory => ({
  id,
  name,
  root: 'Пошиття',
  types: [],
  fields: [],
})

test('a word that no category is named by still finds the category it belongs to', async () => {
  const chosen: string[] = []
  const { user } = renderComponent(
    <CategoryPicker
      id="category"
      name="categoryId"
      legend="Категорія"
      error={undefined}
      categories={[category('workwear', 'Спецодяг'), category('bags', 'Сумки')]}
      chosen={[]}
      onChoose={(id) => chosen.push(id)}
    />,
    {
      answer: ({ path }) => (path.startsWith('/v1/category/suggest') ? { items: [{ id: 'workwear' }] } : {}),
    },
  )
  await user.type(screen.getByRole('searchbox', { hidden: true }), 'фартухи')
  await user.click(await screen.findByRole('radio', { name: /Спецодяг/ }))
  expect(chosen).toEqual(['workwear'])
  expect(screen.queryByRole('radio', { name: /Сумки/ })).toBeNull()
})
