import { expect, test } from 'vitest'
import { isUkrainianIban } from './iban.ts'

test('a Ukrainian IBAN has the right length and checksum', () => {
  expect(isUkrainianIban('UA473052990000026005026707459')).toBe(true)
  expect(isUkrainianIban('UA473052990000026005026707458')).toBe(false)
  expect(isUkrainianIban('UA743052990000026005026707459')).toBe(false)
  expect(isUkrainianIban('UA47 3052 9900 0002 6005 0267 0745 9')).toBe(false)
  expect(isUkrainianIban('DE89370400440532013000')).toBe(false)
})
