import { act, screen } from '@testing-library/react'
import type { User } from '@verstat/contract'
import { expect, test } from 'vitest'
import { unreadNotices } from '../../../lib/session/unread-notices.ts'
import { renderComponent } from '../../../testing/render-component.tsx'
import { NoticeBell } from './notice-bell.tsx'

const newUser = (unread: number) => ({ unreadNotices: unread }) as User
const bell = () => screen.getByRole('link')

test('the bell says how many notices are unread, in words of each language', () => {
  const { unmount } = renderComponent(<NoticeBell user={newUser(2)} />)
  expect(bell().getAttribute('aria-label')).toBe('Сповіщення: 2 непрочитані')
  expect(bell().getAttribute('href')).toBe('/user/notices')
  unmount()
  renderComponent(<NoticeBell user={newUser(1)} />, { locale: 'en' })
  expect(bell().getAttribute('aria-label')).toBe('Notices: 1 unread')
})

test('all bells of a page follow a later count, and a user loaded again brings their own', () => {
  const user = newUser(2)
  const { rerender } = renderComponent(<NoticeBell user={user} />)
  expect(bell().textContent).toBe('2')
  act(() => unreadNotices.set(user, 0))
  expect(bell().textContent).toBe('')
  expect(bell().getAttribute('aria-label')).toBe('Сповіщення')
  act(() => unreadNotices.set(user, 140))
  expect(bell().textContent).toBe('99+')
  rerender(<NoticeBell user={newUser(7)} />)
  expect(bell().textContent).toBe('7')
})
