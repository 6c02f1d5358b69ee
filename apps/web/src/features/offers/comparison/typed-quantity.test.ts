import { expect, test } from 'vitest'
import { readQuantity } from './typed-quantity.ts'

test('a quantity is read as people type it', () => {
  expect(readQuantity('1 000', 'pcs')).toEqual({ value: '1000' })
  expect(readQuantity(' 12,5 ', 'kg')).toEqual({ value: '12.5' })
  expect(readQuantity('12.0', 'pcs')).toEqual({ value: '12.0' })
})

test('texts that are no quantity are told apart', () => {
  expect(readQuantity(' ', 'pcs')).toEqual({ fault: 'required' })
  expect(readQuantity('abc', 'pcs')).toEqual({ fault: 'number' })
  expect(readQuantity('12,3456', 'kg')).toEqual({ fault: 'number' })
  expect(readQuantity('0', 'pcs')).toEqual({ fault: 'positive' })
  expect(readQuantity('-5', 'pcs')).toEqual({ fault: 'positive' })
  expect(readQuantity('1,5', 'pcs')).toEqual({ fault: 'whole' })
  expect(readQuantity('1,5', 'set')).toEqual({ fault: 'whole' })
  expect(readQuantity('1,5', null)).toEqual({ value: '1.5' })
})
