import { screen, waitFor } from '@testing-library/react'
import { ApiError } from '@verstat/contract/browser'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import type { AccessView } from './load-access.ts'
import { NdaForm } from './nda-form.tsx'

const HASH = 'a'.repeat(64)
const view: AccessView = {
  order: { id: 'o', slug: 'korpus', title: { text: 'Корпус' } },
  files: null,
  producers: [
    { id: 'p1', name: 'Ательє', mayAsk: true },
    { id: 'p2', name: 'Цех', mayAsk: true },
  ],
  nda: null,
  canAccept: true,
  canAsk: false,
  isOwner: false,
  refused: null,
  opened: null,
}

test('the agreement is accepted only with a tick, in the name of the chosen producer', async () => {
  const { calls, user } = renderComponent(<NdaForm view={view} hash={HASH} />, {
    answer: () => ({ at: '2026-11-20T10:00:00.000Z', version: 1 }),
  })
  await user.click(screen.getByRole('button', { name: 'Прийняти угоду' }))
  expect(screen.getByText('Позначте, що приймаєте угоду.')).toBeTruthy()
  expect(calls).toEqual([])
  await user.selectOptions(screen.getByLabelText('Від імені виробника'), 'Цех')
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Прийняти угоду' }))
  await waitFor(() => expect(calls).toEqual([{ id: 'o', hash: HASH, producerId: 'p2' }]))
})

test('a text that has changed asks for another tick', async () => {
  const { user, rerender } = renderComponent(<NdaForm view={view} hash={HASH} />, {
    answer: () => {
      throw new ApiError({ statusCode: 409, data: { code: 'stale', message: '', requestId: '' } })
    },
  })
  const box = () => screen.getByRole<HTMLInputElement>('checkbox')
  await user.click(box())
  await user.click(screen.getByRole('button', { name: 'Прийняти угоду' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/текст угоди змінився/)
  rerender(<NdaForm view={view} hash={'b'.repeat(64)} />)
  expect(box().checked).toBe(false)
})

test('the tick names the customer’s agreement when it is the customer’s', async () => {
  const file = { id: 'f', name: 'Угода.pdf', size: 1_000, url: '/media/f/file' }
  const nda = { text: null, file, hash: HASH, version: 1, accepted: null }
  const { user } = renderComponent(<NdaForm view={{ ...view, nda }} hash={HASH} />, {
    answer: () => {
      throw new ApiError({ statusCode: 409, data: { code: 'stale', message: '', requestId: '' } })
    },
  })
  await user.click(screen.getByLabelText('Угоду замовника прочитано, приймаю її від імені виробника'))
  await user.click(screen.getByRole('button', { name: 'Прийняти угоду' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/замовник змінив угоду/)
})
