import { act, screen, waitFor, within } from '@testing-library/react'
import type { Notice, User } from '@verstat/contract'
import { expect, test, vi } from 'vitest'
import { unreadNotices } from '../../lib/session/unread-counts.ts'
import { renderComponent } from '../../testing/render-component.tsx'
import { testPage } from '../../testing/test-page.ts'
import { loadNotices, type NoticesView } from './load-notices.ts'
import { NoticesPage } from './notices-page.tsx'

const newUser = (unread: number) => ({ unreadNotices: unread }) as User

const READ_AT = '2026-11-21T09:00:00.000Z'
function notice(id: string, overrides: Partial<Notice> = {}): Notice {
  return {
    id,
    type: 'lead.received',
    ref: { kind: 'lead', id },
    data: {},
    text: `Звернення ${id}`,
    href: '/user/leads',
    readAt: null,
    createdAt: '2026-11-21T08:00:00.000Z',
    ...overrides,
  }
}

function viewOf(items: readonly Notice[], unread: number, next: string | null = null): Promise<NoticesView> {
  const send = (async () => ({ items, next, unread })) as never
  return loadNotices({ ...testPage(), send }, {}, new AbortController().signal)
}

test('what is shown is marked as read at once, stays marked as new, and the bell counts the rest', async () => {
  const user = newUser(3)
  const view = await viewOf([notice('b'), notice('a', { readAt: READ_AT, type: 'payment.paid' })], 3)
  const { calls, rerender } = renderComponent(<NoticesPage user={user} view={view} />, {
    answer: () => ({ unread: 2 }),
  })
  await waitFor(() => expect(unreadNotices.of(user)).toBe(2))
  expect(calls).toEqual([{ ids: ['b'] }])
  const isNew = () => screen.getAllByRole('listitem').map((row) => within(row).queryByText(/Нове/) !== null)
  expect(isNew()).toEqual([true, false])
  // Another tab, or an event, reloads the page.
  rerender(
    <NoticesPage
      user={user}
      view={await viewOf([notice('b', { readAt: READ_AT }), notice('a', { readAt: READ_AT })], 2)}
    />,
  )
  expect(isNew()).toEqual([true, false])
  expect(calls).toHaveLength(1)
})

test('a tab in the background marks nothing until somebody looks at it', async () => {
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  const user = newUser(1)
  const { calls } = renderComponent(<NoticesPage user={user} view={await viewOf([notice('a')], 1)} />, {
    answer: () => ({ unread: 0 }),
  })
  expect(calls).toEqual([])
  hidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  await waitFor(() => expect(unreadNotices.of(user)).toBe(0))
  expect(calls).toEqual([{ ids: ['a'] }])
  hidden.mockRestore()
})

test('a button marks those that other pages hold too', async () => {
  const view = await viewOf([notice('b'), notice('a')], 40, 'a')
  const { calls, user } = renderComponent(<NoticesPage user={newUser(40)} view={view} />, {
    answer: () => ({ unread: 0 }),
  })
  await user.click(screen.getByRole('button', { name: 'Позначити прочитаними' }))
  await waitFor(() => expect(calls).toEqual([{ ids: ['b', 'a'] }, { upTo: 'b' }]))
  expect(screen.getByRole('link', { name: 'Давніші' }).getAttribute('href')).toBe('/user/notices?before=a')
})

test('without unread notices on other pages there is no button', async () => {
  const view = await viewOf([notice('a')], 1)
  renderComponent(<NoticesPage user={newUser(1)} view={view} />, { answer: () => ({ unread: 0 }) })
  expect(screen.queryByRole('button')).toBeNull()
})

test('an empty list says what will be there', async () => {
  renderComponent(<NoticesPage user={newUser(0)} view={await viewOf([], 0)} />, { locale: 'en' })
  expect(screen.getByText('No notices yet')).toBeTruthy()
})
