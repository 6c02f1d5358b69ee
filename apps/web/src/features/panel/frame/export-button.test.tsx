import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { ExportButton } from './export-button.tsx'

test('an export has the filters of the shown list, is saved as a file, and says when rows are missing', async () => {
  const blobs: Blob[] = []
  const names: string[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:test'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    names.push(this.download)
  })
  const { user, calls } = renderComponent(
    <ExportButton table="users" filter={{ query: 'nina', role: undefined, state: '' }} />,
    { answer: () => ({ csv: '\ufeffЛюдина\r\n', rows: 5_000, isCut: true }) },
  )
  await user.click(screen.getByRole('button', { name: 'Зберегти CSV' }))
  await waitFor(() => expect(names).toEqual(['users-2026-11-21.csv']))
  expect(calls).toEqual([{ table: 'users', filter: { query: 'nina' } }])
  expect(new Uint8Array(await (blobs[0] ?? new Blob()).arrayBuffer()).slice(0, 3)).toEqual(
    new Uint8Array([0xef, 0xbb, 0xbf]),
  )
  expect(screen.getByRole('alert').textContent).toMatch(/перші 5.000/)
})
