import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Pager } from './pager.tsx'

afterEach(cleanup)

const LABELS = {
  nav: 'Сторінки списку',
  previous: 'Попередня',
  next: 'Наступна',
  page: (page: number) => `Сторінка ${page}`,
  format: String,
}

const show = (page: number, pages: number) =>
  render(<Pager page={page} pages={pages} hrefOf={(to) => `/orders/page/${to}`} labels={LABELS} />)

test('pages are links with addresses of their own; the current one is marked', () => {
  show(3, 9)
  expect(screen.getByRole('navigation', { name: LABELS.nav })).toBeTruthy()
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Попередня')).toBe('/orders/page/2')
  expect(hrefOf('Наступна')).toBe('/orders/page/4')
  expect(hrefOf('Сторінка 9')).toBe('/orders/page/9')
  expect(screen.getByRole('link', { name: 'Сторінка 3' }).getAttribute('aria-current')).toBe('page')
})

test('there is no previous link on the first page, no next link on the last, and no pager for one page', () => {
  show(1, 2)
  expect(screen.queryByRole('link', { name: 'Попередня' })).toBeNull()
  cleanup()
  show(2, 2)
  expect(screen.queryByRole('link', { name: 'Наступна' })).toBeNull()
  cleanup()
  const { container } = show(1, 1)
  expect(container.childElementCount).toBe(0)
})
