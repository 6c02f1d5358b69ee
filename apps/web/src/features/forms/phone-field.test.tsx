import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { PhoneField, readPhone } from './phone-field.tsx'
import { useApiForm } from './use-api-form.ts'

function Phone({ phone }: { readonly phone: string | null }) {
  const form = useApiForm({ id: 'phone', send: async () => null, done: () => {} })
  return (
    <form {...form.props}>
      <PhoneField form={form} phone={phone} />
    </form>
  )
}

const field = () => screen.getByRole<HTMLInputElement>('textbox')

test('a Ukrainian number is formatted while typed and read as E.164', async () => {
  const { user } = renderComponent(<Phone phone={null} />)
  await user.type(field(), '501112233')
  expect(field().value).toBe('+380 50 111 22 33')
  expect(readPhone(field().value)).toBe('+380501112233')
})

test('a foreign number is not formatted', async () => {
  const { user } = renderComponent(<Phone phone="+48221234567" />)
  expect(field().value).toBe('+48221234567')
  await user.type(field(), '8')
  expect(readPhone(field().value)).toBe('+482212345678')
})

test('the country code alone is not a number', () => {
  expect(['', '+', '+38', '+380 '].map(readPhone)).toEqual([null, null, null, null])
})
