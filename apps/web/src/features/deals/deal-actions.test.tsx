import { screen, within } from '@testing-library/react'
import type { DealStatus } from '@verstat/contract'
import { expect, test } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { DealActions } from './deal-actions.tsx'

function show(status: DealStatus, allowed: readonly DealStatus[]) {
  const { container } = renderComponent(
    <DealActions
      deal={{ id: '019aa000-0000-7000-8000-000000000001', version: 3, status, allowed: [...allowed] }}
    />,
  )
  const [onward, back] = [...(container.firstElementChild?.children ?? [])] as HTMLElement[]
  if (!onward || !back) throw new Error('a row is missing')
  return { onward: within(onward), back: within(back) }
}

const COMPLETE = 'Завершити угоду'
const CANCEL = 'Скасувати угоду'

test('cancelling has the same row before and after the confirmation, and completing never comes to it', () => {
  const awaiting = show('awaiting', ['cancelled'])
  expect(awaiting.onward.getByText('Поки що від вас нічого не потрібно.')).toBeTruthy()
  expect(awaiting.back.getByText(CANCEL, { selector: 'summary *' })).toBeTruthy()
})

test('completing asks once more, and is the main thing to do only after the producer says that the work is done', () => {
  const active = show('active', ['completed', 'cancelled'])
  const early = active.onward.getByText(COMPLETE, { selector: 'summary *' }).closest('details')
  expect(early?.open).toBe(false)
  expect(active.onward.getByText(/^Виробник ще не повідомив/)).toBeTruthy()
  expect(active.back.queryByText(COMPLETE)).toBeNull()
  const submit = screen.getByText('Так, завершити угоду').closest('button')
  expect(early?.contains(submit ?? null)).toBe(true)
  expect(submit?.className).not.toContain('button-primary')
})

test('once the work is done, completing is the main thing, and returning it is beside cancelling', () => {
  const delivered = show('delivered', ['completed', 'active', 'cancelled'])
  expect(screen.getByText('Так, завершити угоду').closest('button')?.className).toContain('button-primary')
  for (const text of ['Повернути на доопрацювання', CANCEL]) {
    expect(delivered.back.getByText(text, { selector: 'summary *' })).toBeTruthy()
  }
})
