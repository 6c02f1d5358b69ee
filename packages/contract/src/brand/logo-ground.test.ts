import { expect, test } from 'vitest'
import { logoGroundOf } from './logo-ground.ts'
import { logoSize } from './logo-size.ts'

const pixels = (...colors: readonly (readonly [number, number, number, number])[]) =>
  Uint8Array.from(colors.flat())
const NONE = [0, 0, 0, 0] as const

test('a dark logo needs a light ground, a white one a dark ground, and a coloured or opaque one none', () => {
  expect(logoGroundOf(pixels(NONE, [20, 20, 20, 255]))).toBe('light')
  expect(logoGroundOf(pixels(NONE, [255, 255, 255, 255]))).toBe('dark')
  expect(logoGroundOf(pixels(NONE, [30, 120, 200, 255]))).toBe('any')
  expect(logoGroundOf(pixels([255, 255, 255, 255], [20, 20, 20, 255]))).toBe('any')
  expect(logoGroundOf(pixels(NONE, NONE))).toBe('any')
})

test('the logo fits the header, and a wide one stands for the name', () => {
  expect(logoSize({ width: 512, height: 512 })).toEqual({ width: 32, height: 32, isWide: false })
  expect(logoSize({ width: 2000, height: 200 })).toEqual({ width: 160, height: 16, isWide: true })
  expect(logoSize({ width: 90, height: 300 })).toEqual({ width: 10, height: 32, isWide: false })
})
