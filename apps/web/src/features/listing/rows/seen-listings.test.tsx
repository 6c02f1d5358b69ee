import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { testIndex, testOrder } from '../../../testing/test-directory.ts'
import { testPage } from '../../../testing/test-page.ts'
import { orderRowView } from './order-row-view.ts'
import { OrderRows } from './order-rows.tsx'
import { isSeen, rememberSeen } from './seen-listings.ts'
import { useSeen } from './use-seen.ts'

const ids = Array.from({ length: 320 }, (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`)
const [first = '', second = ''] = ids

beforeEach(() => localStorage.clear())

function rows(locale: 'uk' | 'en') {
  const view = (id: string) => orderRowView(testPage(locale), testOrder({ id }), testIndex())
  return renderComponent(<OrderRows label="Замовлення" rows={[view(first), view(second)]} />, { locale })
}

test.each([
  ['uk', ', переглянуто'],
  ['en', ', viewed'],
] as const)('a seen listing says so in words after its title (%s)', (locale, words) => {
  rememberSeen(first)
  rows(locale)
  const titles = screen.getAllByRole('heading', { level: 3 }).map((title) => title.textContent ?? '')
  expect(titles.map((title) => title.endsWith(words))).toEqual([true, false])
})

test('a listing that another tab opens is marked at once', () => {
  rows('uk')
  rememberSeen(second)
  act(() => void dispatchEvent(new StorageEvent('storage')))
  expect(screen.getAllByText(/переглянуто/)).toHaveLength(1)
})

test('the server marks nothing, because a page is the same for everybody', () => {
  rememberSeen(first)
  const Probe = () => String(useSeen(first))
  expect(renderToString(<Probe />)).toBe('false')
})

test('only the latest 300 listings are kept, each once', () => {
  for (const id of [...ids, ids[319] ?? '']) rememberSeen(id)
  expect(ids.filter(isSeen)).toEqual(ids.slice(20))
  expect(localStorage.getItem('seen')?.length).toBeLessThan(12_000)
})

test('blocked storage is no error', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
  rememberSeen(first)
  expect(isSeen(first)).toBe(false)
  vi.unstubAllGlobals()
})
