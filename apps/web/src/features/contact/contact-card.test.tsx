import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { ContactCard } from './contact-card.tsx'

const contact = { name: 'Марта', email: null, phone: '+380501112233' }

test('each messenger opens a conversation with the phone number', () => {
  renderComponent(
    <ContactCard contact={{ ...contact, messengers: ['telegram', 'viber', 'whatsapp'] }} takesFocus />,
  )
  const addressOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(addressOf('Telegram')).toBe('https://t.me/+380501112233')
  expect(addressOf('Viber')).toBe('viber://chat?number=%2B380501112233')
  expect(addressOf('WhatsApp')).toBe('https://wa.me/380501112233')
})

test('a contact without messengers names none', () => {
  renderComponent(<ContactCard contact={contact} takesFocus />)
  expect(screen.queryByRole('link', { name: /Telegram|Viber|WhatsApp/ })).toBeNull()
})
