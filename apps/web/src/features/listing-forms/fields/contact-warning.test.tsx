import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { ContactWarning } from './contact-warning.tsx'

test.each([
  ['Пишіть на дуб: 067 123 45 67', /номер телефону\. /],
  ['Пошта oak@example.com або @oak_ua', /адреса пошти, ім’я в соцмережі/],
  ['Роботи на oak.com.ua', /посилання/],
])('«%s» is warned about at once', (text, words) => {
  renderComponent(<ContactWarning text={text} />)
  expect(screen.getByRole('status').textContent).toMatch(words)
})

test('a text without contacts has no warning', () => {
  renderComponent(<ContactWarning text="Пластина 200×80×8 мм, сталь 45, 1200 шт., ДСТУ 2651:2005" />)
  expect(screen.getByRole('status').textContent).toBe('')
})
