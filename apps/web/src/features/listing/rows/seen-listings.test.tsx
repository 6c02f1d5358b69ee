import { act, screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { testIndex, testOrder } from '../../../testing/test-directory.ts'
import { testPage } from '../../../testing/test-page.ts'
import { orderRowView } from './order-row-view.ts'
import { OrderRows } from './order-rows.tsx'
import { isSeen, listingCode, rememberSeen } from './seen-listings.ts'
import { SeenMarks } from './seen-marks.tsx'

const codes = Array.from({ length: 320 }, (_, at) => `code${String(at).padStart(4, '0')}`)
const [first = '', second = ''] = codes

beforeEach(() => localStorage.clear())

function rows(locale: 'uk' | 'en') {
  return renderComponent(<ListWithMarks locale={locale} />, { locale })
}

function ListWithMarks({ locale }: { readonly locale: 'uk' | 'en' }) {
  const view = (code: string) =>
    orderRowView(testPage(locale), testOrder({ id: code, slug: `futbolky-${code}` }), testIndex())
  return (
    <SeenMarks>
      <OrderRows label="Замовлення" rows={[view(first), view(second)]} />
    </SeenMarks>
  )
}

/** What a screen reader adds to the title of each row. */
function additions(): Array<string | null> {
  return screen.getAllByRole('heading', { level: 3 }).map((title) => title.getAttribute('data-seen'))
}

test.each([
  ['uk', ', переглянуто'],
  ['en', ', viewed'],
] as const)('a seen listing says so in words after its title (%s)', (locale, words) => {
  rememberSeen(first)
  rows(locale)
  expect(additions()).toEqual([words, null])
})

test('a listing that another tab opens is marked at once', () => {
  rows('uk')
  rememberSeen(second)
  act(() => void dispatchEvent(new StorageEvent('storage')))
  expect(additions()).toEqual([null, ', переглянуто'])
})

test('the code of a listing stays when the words of its address change', () => {
  expect(listingCode(`/en/orders/t-shirts-${first}`)).toBe(first)
  expect(listingCode(first)).toBe(first)
})

test('only the latest 300 listings are kept, each once', () => {
  for (const code of [...codes, codes[319] ?? '']) rememberSeen(code)
  expect(codes.filter(isSeen)).toEqual(codes.slice(20))
  expect(localStorage.getItem('seen')?.length).toBeLessThan(3_000)
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
