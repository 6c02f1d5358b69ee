import { expect, test } from 'vitest'
import { callbackPaths } from './callback-paths.ts'

test('OpenAPI contains the callback address with all its errors', () => {
  const { get, post } = callbackPaths['/v1/payment/callback/{provider}']
  expect(Object.keys(get.responses)).toEqual(expect.arrayContaining(['200', '404', '503']))
  expect(Object.keys(post.responses)).toEqual(
    expect.arrayContaining(['200', '400', '404', '413', '415', '429', '500', '503']),
  )
})
