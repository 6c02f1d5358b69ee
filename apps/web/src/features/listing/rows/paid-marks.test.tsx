import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { PaidMarks } from './paid-marks.tsx'

test.each([
  { locale: 'uk', words: ['Реклама', 'Виділено', 'Піднято'], says: /заплачено/ },
  { locale: 'en', words: ['Ad', 'Highlighted', 'Bumped'], says: /paid for/ },
] as const)('what is paid for is said in words, and each word says what it changes ($locale)', ({
  locale,
  words,
  says,
}) => {
  renderComponent(<PaidMarks kinds={['ad', 'highlighted', 'bumped']} />, { locale })
  for (const word of words)
    expect(screen.getByText(word).closest('[title]')?.getAttribute('title')).toMatch(says)
})

test('a row that nobody paid for has no mark', () => {
  const { container } = renderComponent(<PaidMarks kinds={[]} />)
  expect(container.childElementCount).toBe(0)
})
