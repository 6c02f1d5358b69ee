import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { GalleryViewer } from './gallery-viewer.tsx'

const picture = (url: string) => ({ url, alt: url, width: 800, height: 600, widths: [320], placeholder: '' })

test.each([
  { locale: 'uk', label: 'Зображення', position: '2 з 3', close: 'Закрити перегляд' },
  { locale: 'en', label: 'Pictures', position: '2 of 3', close: 'Close the viewer' },
] as const)('the viewer opens at the chosen picture and its button closes it ($locale)', async ({
  locale,
  label,
  position,
  close,
}) => {
  const onClose = vi.fn()
  const pictures = ['/a.webp', '/b.webp', '/c.webp'].map(picture)
  const { user } = renderComponent(<GalleryViewer pictures={pictures} start={1} onClose={onClose} />, {
    locale,
  })
  const dialog = screen.getByRole<HTMLDialogElement>('dialog', { name: label })
  expect(dialog.open).toBe(true)
  expect(dialog.textContent).toContain(position)
  await user.click(screen.getByRole('button', { name: close }))
  expect(dialog.open).toBe(false)
  expect(onClose).toHaveBeenCalledOnce()
})
