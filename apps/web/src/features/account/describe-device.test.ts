import { expect, test } from 'vitest'
import { describeDevice } from './describe-device.ts'

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko)'
const WINDOWS =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0'

test.each([
  [`${MAC} Version/19.0 Safari/605.1.15`, 'Safari', 'macOS', false],
  [`${WINDOWS} Safari/537.36`, 'Chrome', 'Windows', false],
  [`${WINDOWS} Safari/537.36 Edg/150.0`, 'Edge', 'Windows', false],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox', 'Linux', false],
  [
    'Mozilla/5.0 (Linux; Android 16; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0 Mobile Safari/537.36',
    'Chrome',
    'Android',
    true,
  ],
  ['curl/8.7', undefined, undefined, false],
  ['', undefined, undefined, false],
])('%s', (userAgent, browser, system, isPhone) => {
  expect(describeDevice(userAgent)).toEqual({ browser, system, isPhone })
})
