import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { PaidMarks } from './paid-marks.tsx'

test.each([
  { locale: 'uk', words: ['Реклама', 'Виділено', 'Піднято'], says: /заплачено/ },
  { locale: 'en', words: ['Ad', 'Highlighted', 'Bumped'], says: /paid for/ },
] as const)('paid features are badges with an explanation ($locale)', ({ locale, words, says }) => {
  renderComponent(<PaidMarks kinds={['ad', 'highlighted', 'bumped']} />, { locale })
  for (const word of words)
    expect(screen.getByText(word).closest('[title]')?.getAttribute('title')).toMatch(says)
})

test('an unpaid row has no badge', () => {
  const { container } = renderComponent(<PaidMarks kinds={[]} />)
  expect(container.childElementCount).toBe(0)
})
