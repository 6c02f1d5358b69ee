import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { SortLinks } from './sort-links.tsx'

const SORTS = [
  { href: '/orders', label: 'newest', current: true },
  { href: '/orders?sort=deadline', label: 'deadline', current: false },
]

test.each(['uk', 'en'] as const)('the current sort is marked, and all sorts are nofollow (%s)', (locale) => {
  renderComponent(<SortLinks sorts={SORTS} />, { locale })
  const links = screen.getAllByRole('link')
  expect(links.map((link) => link.getAttribute('aria-current'))).toEqual(['true', null])
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['nofollow', 'nofollow'])
  const prefix = locale === 'en' ? '/en' : ''
  expect(links[1]?.getAttribute('href')).toBe(`${prefix}/orders?sort=deadline`)
})
