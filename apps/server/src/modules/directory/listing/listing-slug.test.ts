import fc from 'fast-check'
import { expect, test } from 'vitest'
import { listingSlug, slugCode } from './listing-slug.ts'

const CODE = slugCode('0198c0de-1234-7abc-8def-0123456789ab')

test.each([
  ['Пошиття зимових курток, 300 шт.', 'poshyttia-zymovykh-kurtok-300-sht'],
  ['М’яка мебля: Єдинороги й Ґанок', 'miaka-meblia-yedynorohy-y-ganok'],
  ['Згурівка, Юність', 'zghurivka-yunist'],
  ['Café №5 — CNC', 'cafe-5-cnc'],
])('%s', (title, expected) => {
  expect(listingSlug(title, CODE)).toMatch(new RegExp(`^${expected}-[0-9a-z]{8}$`))
})

test('a long title is cut at a word', () => {
  const slug = listingSlug('Виготовлення металоконструкцій '.repeat(6), CODE)
  expect(slug.length).toBeLessThanOrEqual(89)
  expect(slug).toMatch(/^vyhotovlennia-metalokonstruktsii-vyhotovlennia-metalokonstruktsii-[a-z0-9-]+$/)
})

test('the slug of any title passes the database constraint', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 120 }), fc.uuid({ version: 7 }), (title, id) => {
      const slug = listingSlug(title, slugCode(id))
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
      expect(slug.length).toBeLessThanOrEqual(100)
      expect(['page', 'type', 'region', 'category', 'status']).not.toContain(slug)
    }),
  )
})

test('two listings with the same title have different slugs', () => {
  expect(listingSlug('Пошиття курток', CODE)).not.toBe(
    listingSlug('Пошиття курток', slugCode('0198c0de-1234-7abc-8def-0123456789ac')),
  )
})
