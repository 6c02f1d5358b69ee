import { screen } from '@testing-library/react'
import { ApiError, type ErrorBody, FILE_REQUEST_BARS } from '@verstat/contract/browser'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { AskPart } from './ask-form.tsx'
import type { AccessView } from './load-access.ts'
import { refusalText } from './refusal-text.ts'

const view: AccessView = {
  order: { id: 'o', slug: 'korpus', title: { text: 'Корпус' } },
  files: null,
  producers: [{ id: 'p1', name: 'Ательє', mayAsk: true }],
  nda: null,
  canAccept: false,
  canAsk: true,
  isOwner: false,
  refused: null,
  opened: null,
}
const refusal = (code: ErrorBody['data']['code'], needs: readonly string[] = []) => ({
  code,
  message: `Загальний текст ${code}`,
  requestId: '',
  needs,
})
const alert = async () => (await screen.findByRole('alert')).textContent

test('a third request is refused in words of its own, and another refusal in the general ones', async () => {
  let data = refusal('conflict', ['asked_twice'])
  const { user } = renderComponent(<AskPart view={view} />, {
    answer: () => {
      throw new ApiError({ statusCode: 409, data })
    },
  })
  await user.type(screen.getByRole('textbox'), 'Ще раз')
  const send = screen.getByRole('button', { name: 'Надіслати прохання' })
  await user.click(send)
  expect(await alert()).toMatch(/^Просити доступ можна двічі/)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Ще раз')
  data = refusal('not_accepted')
  await user.click(send)
  expect(await alert()).toContain('Загальний текст not_accepted')
})

test('a request that was refused without JavaScript says the same and keeps the text', async () => {
  const refused = {
    values: { act: 'ask', note: 'Ще раз' },
    refusal: refusal('conflict', ['refused_lately']),
  }
  renderComponent(<AskPart view={{ ...view, refused }} />)
  expect(await alert()).toMatch(/^Замовник нещодавно відмовив/)
  expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Ще раз')
})

test('every bar has a sentence, and what is gone says what it was', () => {
  const t = ((key: string) => key) as Parameters<typeof refusalText>[0]
  for (const bar of FILE_REQUEST_BARS) {
    expect(refusalText(t, 'ask', refusal('conflict', [bar]))).toBe(`orderfiles.ask.bar.${bar}`)
  }
  expect(refusalText(t, 'open', refusal('conflict'))).toBeUndefined()
  expect(refusalText(t, 'grant', refusal('not_found'))).toBe('orderfiles.gone.grant')
})

test('only producers that may ask again are offered', () => {
  const producers = [
    { id: 'p1', name: 'Ательє', mayAsk: false },
    { id: 'p2', name: 'Цех', mayAsk: true },
  ]
  renderComponent(<AskPart view={{ ...view, producers }} />)
  expect(screen.getByText(/Від імені виробника: Цех/)).toBeTruthy()
})
