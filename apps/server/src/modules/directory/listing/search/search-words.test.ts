import fc from 'fast-check'
import { expect, test } from 'vitest'
import { searchQuery } from './search-words.ts'

test.each([
  ['комп’ютер', "'компютер':*"],
  ["м'яка фурнітура", "'мяка' & 'фурнітура':*"],
  ['Стіл ДСП', "'стіл' & 'дсп':*"],
  ['3D-друк за 5 днів', "'3d' & 'друк' & 'за' & '5' & 'днів':*"],
  ['за́мок', "'замок':*"],
  ['що де', "'що' & 'де'"],
])('%s becomes %s', (text, query) => {
  expect(searchQuery(text)).toBe(query)
})

test.each(['', '  ', "'''", '!!! & | :*', '—'])('%j has no words', (text) => {
  expect(searchQuery(text)).toBeNull()
})

test('typed text cannot inject query syntax', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
      const query = searchQuery(text)
      expect(query ?? "'a'").toMatch(/^'[\p{L}\p{N}]+'(:\*)?( & '[\p{L}\p{N}]+'(:\*)?)*$/u)
    }),
  )
})
