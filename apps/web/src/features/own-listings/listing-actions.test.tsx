import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ownChanges } from '../../lib/realtime/own-changes.ts'
import { toasts } from '../../lib/toasts/toasts.ts'
import { renderComponent } from '../../testing/render-component.tsx'
import { ListingActions } from './listing-actions.tsx'

const target = { kind: 'order', id: '01890000-0000-7000-8000-000000000001', status: 'published' } as const
const offers = {
  href: '/user/advertisment/offers/stil',
  text: 'Пропозиції: 2',
  unread: 1,
  live: 2,
  isSealed: false,
}

function show(given?: typeof offers) {
  const statuses: string[] = []
  const page = renderComponent(
    <ListingActions
      target={target}
      title="Стіл"
      editHref="/edit"
      allowed={['paused', 'awarded', 'cancelled']}
      endsSoon
      changed={async () => {}}
      {...(given ? { offers: given } : {})}
    />,
    {
      answer: (_, input) => {
        statuses.push(String(Reflect.get(Object(input), 'status')))
        return {}
      },
    },
  )
  return { ...page, statuses }
}

test('with offers, choosing among them comes first, and a choice outside the site asks before it closes them', async () => {
  const { user, statuses } = show(offers)
  const [first] = screen.getAllByRole('link')
  expect(first?.textContent).toBe('Порівняти пропозиції')
  await user.click(screen.getByText('Інші дії'))
  await user.click(screen.getByText('Позначити: виконавця вибрано'))
  expect(statuses).toEqual([])
  expect(document.body.textContent).toContain('На замовлення є 2 чинні пропозиції. Їх буде закрито')
  await user.click(screen.getByRole('button', { name: 'Закрити пропозиції й позначити: «Стіл»' }))
  await vi.waitFor(() => expect(toasts.current()?.text).toContain('виконавця вибрано'))
  expect(statuses).toEqual(['awarded'])
  // The event about the user's own move says nothing new.
  expect(ownChanges.has(target.id)).toBe(true)

  toasts.current()?.action?.run()
  await vi.waitFor(() => expect(toasts.current()?.text).toBe('Позначку знято: пропозиції знову приймають'))
  expect(statuses).toEqual(['awarded', 'published'])
})

test('without offers nothing asks', async () => {
  const { user, statuses } = show()
  await user.click(screen.getByRole('button', { name: 'Позначити: виконавця вибрано: «Стіл»' }))
  expect(statuses).toEqual(['awarded'])
})
