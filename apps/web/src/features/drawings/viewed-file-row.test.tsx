import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { FileRow } from './viewed-file-row.tsx'
import type { ViewedFile } from './viewer/viewed-file.ts'

const file: ViewedFile = {
  id: '0192c3a4-0000-7000-8000-000000000001',
  name: 'кришка.stl',
  mime: 'model/stl',
  size: 2_048,
  reading: 'ready',
  facts: {
    kind: 'solid',
    sizeMm: [10, 20, 30],
    areaMm2: 2_200,
    volumeMm3: 6_000,
    thicknessMm: null,
    triangles: 12,
    bodies: 1,
    schema: null,
    products: [],
    unit: 'mm',
    unitAssumed: false,
  },
  preview: null,
  url: '/media/a/file',
  viewUrl: '/media/a/view',
}
const row = (changes: Partial<ViewedFile> = {}) => (
  <ul>
    <FileRow file={{ ...file, ...changes }} actions={<span>ще дія</span>} />
  </ul>
)

test('a row shows the sizes of the part, its download, its viewer and what the page adds', () => {
  renderComponent(row())
  expect(screen.getByRole('listitem').textContent).toContain('10 × 20 × 30')
  expect(screen.getByRole('link', { name: 'Завантажити «кришка.stl»' }).getAttribute('href')).toBe(
    '/media/a/file',
  )
  expect(screen.getByRole('button', { name: 'Переглянути «кришка.stl»' })).toBeTruthy()
  expect(screen.getByText('ще дія')).toBeTruthy()
})

test('a file that was not read has no viewer, and one that may not be opened no download', () => {
  renderComponent(row({ reading: 'failed', facts: null, viewUrl: null, url: null }))
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.queryByRole('link')).toBeNull()
})

test('a link to a closed file is asked for only when it is needed', async () => {
  const ask = vi.fn(async () => '/media/a/file?sign=1')
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const { user } = renderComponent(row({ url: ask }))
  expect(ask).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Завантажити «кришка.stl»' }))
  await waitFor(() => expect(assign).toHaveBeenCalledWith('/media/a/file?sign=1'))
  assign.mockRestore()
})
