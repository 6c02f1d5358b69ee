import { expect, test } from 'vitest'
import { readDegrees, splitPoint } from './coordinates.ts'

test.each([
  ['49,8397', 49.8397],
  [' 24.0297 ', 24.0297],
  ['−33,9', -33.9],
  ['50', 50],
  ['', undefined],
  ['50° 27′', Number.NaN],
  ['1e3', Number.NaN],
])('«%s» is parsed as degrees, or refused', (typed, degrees) => {
  expect(readDegrees(typed)).toEqual(degrees)
})

test.each([
  ['49.8397, 24.0297', ['49.8397', '24.0297']],
  ['49,8397; 24,0297', ['49,8397', '24,0297']],
  ['49,8397 24,0297', ['49,8397', '24,0297']],
  ['49,8397', undefined],
  ['49.8, вул. Зелена', undefined],
])('a point pasted as «%s» is split into both fields, other text is not', (typed, point) => {
  expect(splitPoint(typed)).toEqual(point)
})
