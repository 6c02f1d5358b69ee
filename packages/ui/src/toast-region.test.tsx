import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { ToastRegion } from './toast-region.tsx'

afterEach(cleanup)

test('the region exists before its message, so that screen readers announce it, and takes no focus', () => {
  const { rerender } = render(<ToastRegion text={null} closeLabel="Закрити" onClose={() => {}} />)
  const region = screen.getByRole('status')
  rerender(<ToastRegion text="Скопійовано" closeLabel="Закрити" onClose={() => {}} />)
  expect(screen.getByRole('status')).toBe(region)
  expect(region.textContent).toContain('Скопійовано')
  expect(document.activeElement).toBe(document.body)
})

test('an action closes the message before it runs', async () => {
  const order: string[] = []
  const action = { label: 'Повернути', run: () => void order.push('run') }
  const close = vi.fn(() => void order.push('close'))
  render(<ToastRegion text="Видалено" action={action} closeLabel="Закрити" onClose={close} />)
  await userEvent.click(screen.getByRole('button', { name: 'Повернути' }))
  expect(order).toEqual(['close', 'run'])
  await userEvent.click(screen.getByRole('button', { name: 'Закрити' }))
  expect(close).toHaveBeenCalledTimes(2)
})
