import { expect, test } from 'vitest'
import { amountInWords } from './amount-in-words.ts'

test.each([
  [14_900n, 'сто сорок дев’ять гривень 00 копійок'],
  [100n, 'одна гривня 00 копійок'],
  [201n, 'дві гривні 01 копійка'],
  [1_112n, 'одинадцять гривень 12 копійок'],
  [39_902n, 'триста дев’яносто дев’ять гривень 02 копійки'],
  [102_100n, 'одна тисяча двадцять одна гривня 00 копійок'],
  [1_234_523n, 'дванадцять тисяч триста сорок п’ять гривень 23 копійки'],
  [200_000_000n, 'два мільйони гривень 00 копійок'],
  [5n, 'нуль гривень 05 копійок'],
])('%s in Ukrainian is «%s»', (kopecks, words) => expect(amountInWords(kopecks, 'uk')).toBe(words))

test.each([
  [14_900n, 'one hundred forty-nine hryvnias 00 kopiykas'],
  [101n, 'one hryvnia 01 kopiyka'],
  [102_100n, 'one thousand twenty-one hryvnias 00 kopiykas'],
])('%s in English is «%s»', (kopecks, words) => expect(amountInWords(kopecks, 'en')).toBe(words))
