import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import type { AccessView } from './load-access.ts'
import { NdaPart } from './nda-part.tsx'

type Nda = NonNullable<AccessView['nda']>

const file = (id: string, name: string) => ({ id, name, size: 2_048, url: `/media/${id}/file?sign=x` })
const nda: Nda = {
  text: null,
  file: file('f2', 'Нова угода.pdf'),
  hash: 'a'.repeat(64),
  version: 2,
  accepted: null,
}
const view: AccessView = {
  order: { id: 'o', slug: 'korpus', title: { text: 'Корпус' } },
  files: null,
  producers: [{ id: 'p1', name: 'Ательє', mayAsk: true }],
  nda,
  canAccept: true,
  canAsk: false,
  isOwner: false,
  refused: null,
  opened: null,
}
const link = (name: string) => screen.getByRole('link', { name: `Завантажити «${name}»` })

test('the customer’s own agreement says whose it is, and can be downloaded before it is accepted', () => {
  renderComponent(<NdaPart view={view} />)
  expect(screen.getByText(/документ замовника, а не сайту/)).toBeTruthy()
  expect(link('Нова угода.pdf').getAttribute('href')).toBe('/media/f2/file?sign=x')
  expect(screen.getByRole('button', { name: 'Прийняти угоду' })).toBeTruthy()
})

test('an accepted document that was replaced is still there to read', () => {
  const accepted = { at: '2026-11-20T10:00:00.000Z', version: 1, producerName: 'Ательє' }
  const earlier = { ...accepted, file: file('f1', 'Угода.pdf') }
  renderComponent(<NdaPart view={{ ...view, canAccept: false, nda: { ...nda, accepted: earlier } }} />)
  expect(screen.getByText(/Угоду замовника «Угода.pdf» прийнято/)).toBeTruthy()
  expect(link('Угода.pdf').getAttribute('href')).toContain('f1')
  expect(link('Нова угода.pdf')).toBeTruthy()
})

test('the text of the site has its version and no document', () => {
  const text = { uk: 'Текст сайту', en: 'Text of the site' }
  renderComponent(<NdaPart view={{ ...view, nda: { ...nda, text, file: null, version: 3 } }} />)
  expect(screen.getByText('Текст сайту')).toBeTruthy()
  expect(screen.getByText('Версія 3')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
