import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { ListingFields } from './listing-fields.tsx'

const dictionary = { categories: [], regions: [] }
const marks = () =>
  [...document.querySelectorAll('mark')].map(({ textContent }) => textContent?.replace(/^.*?: /, ''))

test('contacts in the texts of a listing are marked and named, those in contact fields are not', () => {
  renderComponent(
    <ListingFields
      kind="order"
      dictionary={dictionary}
      listing={{
        title: { uk: 'Куртки, 067 123 45 67' },
        description: { uk: 'Пишіть на a@b.ua або @shop_ua' },
        contact: { name: 'Ніна', email: 'n@example.com', phone: '+380671234567', show: 'all' },
      }}
    />,
  )
  expect(marks()).toEqual(['067 123 45 67', 'a@b.ua', '@shop_ua'])
  expect(screen.getByText(/^У тексті є контакти/).textContent).toBe(
    'У тексті є контакти: Назва: телефон; Опис: пошта, ім’я в месенджері',
  )
})

test('a contact is marked in an edit even when only a part of it is new', () => {
  renderComponent(
    <ListingFields
      kind="order"
      dictionary={dictionary}
      listing={{ description: { uk: 'Шиємо робочий одяг для складу, тел. 067 123 45 67' } }}
      changes={{ description: { uk: 'Шиємо робочий одяг для складу, тел. 067 123 45 99' } }}
    />,
  )
  expect(marks().join('')).toBe('067 123 45 99')
})

test('a text without contacts has no note', () => {
  renderComponent(
    <ListingFields kind="producer" dictionary={dictionary} listing={{ name: 'Дуб', foundedYear: 2015 }} />,
  )
  expect(marks()).toEqual([])
  expect(screen.queryByText(/^У тексті є контакти/)).toBeNull()
  expect(screen.getByText('2015')).toBeTruthy()
})
