import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { newOrder, type OrderFields } from './order-form-fields.ts'
import { OrderOffersFields } from './order-offers-fields.tsx'
import type { OrderLock } from './order-step.ts'

function Form({ start, lock }: { readonly start: Partial<OrderFields>; readonly lock?: OrderLock }) {
  const [fields, setFields] = useState<OrderFields>({ ...newOrder('2026-11-21'), ...start })
  return (
    <OrderOffersFields
      lock={lock}
      form={{
        id: 'order',
        fields,
        faults: {},
        set: (change) => setFields({ ...fields, ...change }),
        update: (name, change) => setFields({ ...fields, [name]: change(fields[name]) }),
        setUploading: () => {},
      }}
    />
  )
}

const isOpen = () => document.querySelector('details')?.open

test('the section stays open when a choice in it goes back to the usual one', async () => {
  const { user } = renderComponent(<Form start={{ offersOpen: 'atDeadline' }} />)
  expect(isOpen()).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Одразу, щойно надійдуть' }))
  expect(isOpen()).toBe(true)
  await user.click(screen.getByRole('radio', { name: 'Усі разом, коли мине останній день' }))
  expect(isOpen()).toBe(true)
})

test('offers that have come lock the choices and say why', () => {
  renderComponent(<Form start={{ offersOpen: 'atDeadline' }} lock={{ offersUntil: '2026-12-10' }} />)
  for (const radio of screen.getAllByRole('radio')) expect(radio).toHaveProperty('disabled', true)
  expect(screen.getByRole('textbox')).toHaveProperty('disabled', true)
  const group = screen.getByRole('group', { name: 'Коли відкриваються пропозиції' })
  const hint = document.getElementById(group.getAttribute('aria-describedby') ?? '')
  expect(hint?.textContent).toBe('Пропозиції вже надійшли, тож змінити цього не можна.')
})
