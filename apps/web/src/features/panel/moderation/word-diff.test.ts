import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDiff } from './word-diff.ts'

test('shows removed, added and unchanged words', () => {
  expect(wordDiff('Пошити 20 курток', 'Пошити 30 теплих курток')).toEqual([
    { kind: 'same', text: 'Пошити ' },
    { kind: 'removed', text: '20' },
    { kind: 'added', text: '30' },
    { kind: 'same', text: ' ' },
    { kind: 'added', text: 'теплих ' },
    { kind: 'same', text: 'курток' },
  ])
})

test('both texts can be restored from the parts', () => {
  const text = fc
    .array(fc.constantFrom('а ', 'б', '\n', ', ', 'в’я '), { maxLength: 30 })
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      const parts = wordDiff(before, after)
      const read = (without: string) =>
        parts
          .filter(({ kind }) => kind !== without)
          .map((part) => part.text)
          .join('')
      expect([read('added'), read('removed')]).toEqual([before, after])
    }),
  )
})

test('very long texts are shown as replaced', () => {
  const long = 'слово '.repeat(5_000)
  expect(wordDiff(long, `${long}!`).map(({ kind }) => kind)).toEqual(['removed', 'added'])
})

test('a mostly rewritten text is shown as replaced, a short one word by word', () => {
  const before = 'Повний цикл: проєктування, лазерне різання, згинання, зварювання та фарбування.'
  const after = 'Токарні та шліфувальні роботи. Приймаємо штучні замовлення, робимо за зразком замовника.'
  expect(wordDiff(before, after)).toEqual([
    { kind: 'removed', text: before },
    { kind: 'added', text: after },
  ])
  expect(wordDiff('один два', 'один три').map(({ kind }) => kind)).toEqual(['same', 'removed', 'added'])
})
