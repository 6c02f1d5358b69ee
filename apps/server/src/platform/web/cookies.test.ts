import { expect, test } from 'vitest'
import { cookieValue } from './cookies.ts'

test('a cookie is found among others by its exact name', () => {
  const header = 'xlocale=de; locale=en; token=a=b; flag'
  expect(cookieValue(header, 'locale')).toBe('en')
  expect(cookieValue(header, 'token')).toBe('a=b')
  expect(cookieValue(header, 'flag')).toBeUndefined()
  expect(cookieValue(undefined, 'locale')).toBeUndefined()
})
