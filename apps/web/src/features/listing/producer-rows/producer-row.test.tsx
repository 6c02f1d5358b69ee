import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderComponent } from '../../../testing/render-component.tsx'
import { testIndex, testProducer } from '../../../testing/test-directory.ts'
import { testPage } from '../../../testing/test-page.ts'
import { producerRowView } from './producer-row-view.ts'
import { ProducerRows } from './producer-rows.tsx'

const verification = {
  source: 'register',
  verifiedAt: '2026-03-12T08:00:00Z',
  until: '2027-03-12T08:00:00Z',
} as const

function renderRow(change: Parameters<typeof testProducer>[0]) {
  const row = producerRowView(testPage('uk'), testProducer(change), testIndex())
  renderComponent(<ProducerRows label="Виробники" rows={[row]} />)
  const facts = screen.getAllByRole('definition')
  return screen.getAllByRole('term').map((term, at) => ({ label: term.textContent, fact: facts[at] }))
}

test('each fact of a producer has its label, and a fact that is missing is marked as empty', () => {
  const facts = renderRow({ verification: null, moq: null })
  expect(facts.map(({ label, fact }) => [label, fact?.matches('[data-empty]')])).toEqual([
    ['Регіон', false],
    ['Партія', true],
    ['Строк', false],
    ['Перевірка', true],
  ])
  expect(facts.every(({ fact }) => fact?.previousElementSibling?.tagName === 'DT')).toBe(true)
})

test('a verification says its end, and explains itself when pointed at', () => {
  const { fact } = renderRow({ verification }).at(-1) ?? {}
  expect(fact?.textContent).toContain('За ЄДР, до 12\u00a0березня 2027')
  expect(fact?.getAttribute('title')).toMatch(/^Перевірено 12\u00a0березня 2026/)
})
