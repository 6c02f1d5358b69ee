import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderComponent } from '../../testing/render-component.tsx'
import { keepOrder, stopSecondClick } from './kept-order.ts'

const rows = (ids: string) => [...ids].map((id) => ({ id }))

test('a changed row stays where it was, a new one comes first, and one that left leaves', () => {
  const kept = (now: string, before: string) =>
    keepOrder(rows(now), [...before])
      .map(({ id }) => id)
      .join('')
  expect(kept('cab', 'abc')).toBe('abc')
  expect(kept('xcab', 'abc')).toBe('xabc')
  expect(kept('ca', 'abc')).toBe('ac')
})

test('a double click presses a button once', async () => {
  const press = vi.fn()
  const { user } = renderComponent(
    <div onClickCapture={stopSecondClick}>
      <button type="button" onClick={press}>
        Press
      </button>
    </div>,
  )
  await user.dblClick(screen.getByRole('button'))
  expect(press).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button'))
  expect(press).toHaveBeenCalledTimes(2)
})
