import { expect, test } from 'vitest'
import { phoneText } from './phone-text.ts'

test('a Ukrainian number is printed in groups, any other number unchanged', () => {
  expect(phoneText('+380501112233')).toBe('+380\u00a050\u00a0111\u00a022\u00a033')
  expect(phoneText('+48221234567')).toBe('+48221234567')
})
