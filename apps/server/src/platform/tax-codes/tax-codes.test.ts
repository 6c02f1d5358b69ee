import { expect, test } from 'vitest'
import { isEdrpou, isRnokpp } from './tax-codes.ts'

// Real codes from public registers: a bank, a railway, a shop and a ministry.
test.each(['14360570', '40075815', '30487219', '00013480'])('%s is a valid company code', (code) => {
  expect(isEdrpou(code)).toBe(true)
})

test.each(['14360571', '1436057', '143605700', '1436057x', ''])('%j is not a valid company code', (code) => {
  expect(isEdrpou(code)).toBe(false)
})

test.each(['1759013776', '3184710691'])('%s is a valid personal tax number', (code) => {
  expect(isRnokpp(code)).toBe(true)
})

test.each(['1759013777', '175901377', '17590137760', ''])('%j is not a valid personal tax number', (code) => {
  expect(isRnokpp(code)).toBe(false)
})
