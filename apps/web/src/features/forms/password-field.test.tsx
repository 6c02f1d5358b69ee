import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { PasswordField } from './password-field.tsx'
import { useApiForm } from './use-api-form.ts'

function NewPassword() {
  const form = useApiForm({ id: 'new', send: async () => null, done: () => {} })
  return (
    <form {...form.props}>
      <PasswordField form={form} name="password" autoComplete="new-password" rated />
    </form>
  )
}

test.each([
  { locale: 'uk', label: 'Пароль', show: 'Показати пароль' },
  { locale: 'en', label: 'Password', show: 'Show password' },
] as const)('a password is hidden until its button is pressed ($locale)', async ({ locale, label, show }) => {
  const { user } = renderComponent(<NewPassword />, { locale })
  const field = screen.getByLabelText(label)
  await user.type(field, 'щось довге')
  expect(field.getAttribute('type')).toBe('password')
  const button = screen.getByRole('button', { name: show })
  expect(button.getAttribute('aria-pressed')).toBe('false')
  await user.click(button)
  expect(field.getAttribute('type')).toBe('text')
  expect(field).toHaveProperty('value', 'щось довге')
  expect(button.getAttribute('aria-pressed')).toBe('true')
})
