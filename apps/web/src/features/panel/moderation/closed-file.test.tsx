import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { ClosedFile } from './closed-file.tsx'

const file = { id: 'f', name: 'korpus.step', access: 'granted', isPicture: false } as const
const answer = () => ({ url: '/media/closed/f/link/file', expiresAt: '2026-11-20T10:00:00.000Z' })
const link = () => screen.findByRole('link', { name: 'Завантажити «korpus.step»' })

test('while a listing waits, one press opens its file, and the review is the reason', async () => {
  const { calls, user } = renderComponent(<ClosedFile {...file} isPending />, { answer })
  await user.click(screen.getByRole('button', { name: 'Відкрити для перевірки: korpus.step' }))
  expect((await link()).getAttribute('href')).toBe('/media/closed/f/link/file')
  expect(calls).toEqual([{ id: 'f', reason: 'Перевірка оголошення перед публікацією' }])
})

test('otherwise staff write their reason, which is what the log keeps', async () => {
  const { calls, user } = renderComponent(<ClosedFile {...file} isPending={false} />, { answer })
  await user.click(screen.getByText('Відкрити, записавши причину', { selector: 'summary span' }))
  await user.type(screen.getByRole('textbox'), 'Скарга на вміст файлу')
  await user.click(screen.getByRole('button', { name: 'Відкрити, записавши причину' }))
  await waitFor(() => expect(calls).toEqual([{ id: 'f', reason: 'Скарга на вміст файлу' }]))
  await link()
})

test('an opened picture is shown', async () => {
  const { user } = renderComponent(<ClosedFile {...file} isPicture isPending />, { answer })
  await user.click(screen.getByRole('button'))
  expect((await screen.findByRole('img')).getAttribute('src')).toBe('/media/closed/f/link/file')
})
