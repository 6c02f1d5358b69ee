import { act, screen } from '@testing-library/react'
import type { User } from '@verstat/contract'
import { expect, test, vi } from 'vitest'
import { unreadConversations, unreadNotices } from '../../../lib/session/unread-counts.ts'
import { renderComponent } from '../../../testing/render-component.tsx'
import { UnreadLinks } from './unread-links.tsx'

const newUser = (notices: number, conversations = 0) =>
  ({ unreadNotices: notices, unreadConversations: conversations }) as User

const links = () => screen.getAllByRole('link').map((link) => link.querySelector('.sr-only')?.textContent)
const shown = () =>
  screen
    .getAllByRole('link')
    .map((link) => link.querySelector('[aria-hidden=true]:not(svg)')?.textContent ?? '')

test('the links say how much is unread, in words of each language', () => {
  for (const [locale, user, names] of [
    ['uk', newUser(2, 1), ['Повідомлення: 1 непрочитана розмова', 'Сповіщення: 2 непрочитані']],
    ['uk', newUser(0, 3), ['Повідомлення: 3 непрочитані розмови', 'Сповіщення']],
    ['uk', newUser(21, 12), ['Повідомлення: 12 непрочитаних розмов', 'Сповіщення: 21 непрочитане']],
    ['uk', newUser(5, 21), ['Повідомлення: 21 непрочитана розмова', 'Сповіщення: 5 непрочитаних']],
    ['en', newUser(1, 0), ['Messages', 'Notices: 1 unread']],
    ['en', newUser(0, 1), ['Messages: 1 unread conversation', 'Notices']],
    ['en', newUser(0, 2), ['Messages: 2 unread conversations', 'Notices']],
  ] as const) {
    const { unmount } = renderComponent(<UnreadLinks user={user} />, { locale })
    expect(links()).toEqual(names)
    const prefix = locale === 'uk' ? '' : '/en'
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `${prefix}/user/messages`,
      `${prefix}/user/notices`,
    ])
    unmount()
  }
})

test('the links follow later counts, and a user loaded again brings their own', () => {
  const user = newUser(2, 3)
  const { rerender } = renderComponent(<UnreadLinks user={user} />)
  expect(shown()).toEqual(['3', '2'])
  act(() => unreadNotices.set(user, 0))
  expect(shown()).toEqual(['3', ''])
  act(() => unreadConversations.set(user, 140))
  expect(shown()).toEqual(['99+', ''])
  rerender(<UnreadLinks user={newUser(7)} />)
  expect(shown()).toEqual(['', '7'])
})

test('the title of the tab begins with the number of unread conversations, on every page', async () => {
  const user = newUser(4, 2)
  document.title = 'Повідомлення — Верстат'
  const { unmount } = renderComponent(<UnreadLinks user={user} />)
  expect(document.title).toBe('(2) Повідомлення — Верстат')
  document.title = 'Угоди — Верстат'
  await vi.waitFor(() => expect(document.title).toBe('(2) Угоди — Верстат'))
  act(() => unreadConversations.set(user, 0))
  expect(document.title).toBe('Угоди — Верстат')
  act(() => unreadConversations.set(user, 1))
  expect(document.title).toBe('(1) Угоди — Верстат')
  unmount()
  expect(document.title).toBe('Угоди — Верстат')
})
