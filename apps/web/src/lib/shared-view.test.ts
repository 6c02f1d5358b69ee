import { expect, test } from 'vitest'
import { sharedView } from './shared-view.ts'

const index = {}

function countingView() {
  let made = 0
  return () => {
    made += 1
    return { made }
  }
}

test('pages with the same frozen answers and key share a view', () => {
  const answers = [Object.freeze(['order']), index] as const
  const make = countingView()
  const first = sharedView(answers, 'uk', make)
  expect(sharedView([answers[0], index], 'uk', make)).toBe(first)
  expect(sharedView(answers, 'en', make)).toEqual({ made: 2 })
  expect(sharedView(answers, 'uk', make)).toBe(first)
})

test('another answer, the first or a later one, makes another view', () => {
  const first = Object.freeze(['order'])
  const make = countingView()
  sharedView([first, index], 'uk', make)
  expect(sharedView([first, {}], 'uk', make)).toEqual({ made: 2 })
  expect(sharedView([Object.freeze(['order']), index], 'uk', make)).toEqual({ made: 3 })
})

test('what may still change is shown as it is now', () => {
  const answers = [['order'], index] as const
  const make = countingView()
  sharedView(answers, 'uk', make)
  expect(sharedView(answers, 'uk', make)).toEqual({ made: 2 })
})

test('an answer keeps a limited number of views', () => {
  const answers = [Object.freeze(['order']), index] as const
  const make = countingView()
  for (let spelling = 0; spelling < 1_000; spelling += 1)
    sharedView(answers, `1.${'0'.repeat(spelling)}`, make)
  expect(sharedView(answers, `1.${'0'.repeat(999)}`, make)).toEqual({ made: 1_000 })
  expect(sharedView(answers, '1.', make)).toEqual({ made: 1_001 })
})
