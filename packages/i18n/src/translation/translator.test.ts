import { describe, expect, test } from 'vitest'
import { LOCALE_CODES, type LocaleCode } from '../locales/locales.ts'
import { compileFeatures, compileMessages, messageFeatures } from './compile.ts'
import { createTranslator, type MessageFault } from './translator.ts'

const uk = createTranslator('uk', compileMessages('uk'))
const en = createTranslator('en', compileMessages('en'))

describe('plural forms', () => {
  test.each([
    [0, '0 замовлень', '0 orders'],
    [1, '1 замовлення', '1 order'],
    [2, '2 замовлення', '2 orders'],
    [5, '5 замовлень', '5 orders'],
    [11, '11 замовлень', '11 orders'],
    [21, '21 замовлення', '21 orders'],
    [22, '22 замовлення', '22 orders'],
    [25, '25 замовлень', '25 orders'],
    [1_000_001, '1\u00a0000\u00a0001 замовлення', '1,000,001 orders'],
  ])('%d is counted as both languages count', (n, ukrainian, english) => {
    expect(uk('orders.list.count', { n })).toBe(ukrainian)
    expect(en('orders.list.count', { n })).toBe(english)
  })

  test('a fraction uses the plural form «other»', () => {
    expect(uk('common.unit.set.amount', { n: 1.5 })).toBe('1,5\u00a0комплекту')
    expect(en('common.unit.set.amount', { n: 1.5 })).toBe('1.5\u00a0sets')
  })
})

test.each(LOCALE_CODES)('every message in %s can be printed', (locale) => {
  const messages = compileFeatures(locale, messageFeatures())
  const faults: MessageFault[] = []
  const t = createTranslator(locale, messages, (fault) => faults.push(fault))
  for (const key of Object.keys(messages)) {
    if (!t.has(key)) throw new Error(key)
    const text = t.rich(key, sampleValues).flat().join('')
    expect(text, key).not.toMatch(/undefined|NaN|[{}<>]|\[object/)
    expect(text.trim(), key).not.toBe('')
  }
  expect(faults).toEqual([])
})

test('tags become elements and never markup', () => {
  const chunks = uk.rich<{ href: string; children: unknown[] }>('common.map.attribution', {
    license: (children) => ({ href: '/license', children }),
  })
  expect(chunks).toEqual(['Контури карти: Олеся Ладанай, ', { href: '/license', children: ['CC BY 4.0'] }])
})

test('markup in a value stays text', () => {
  expect(uk('search.page.titleFor', { query: '<b>{x}</b>' })).toBe('«<b>{x}</b>»\u00a0— пошук')
})

test('a missing message never prints its key, and is reported', () => {
  const faults: MessageFault[] = []
  const t = createTranslator('uk', {}, (fault) => faults.push(fault))
  expect(t('common.nav.orders')).toBe('…')
  expect(t.has('common.nav.orders')).toBe(false)
  expect(faults.map((fault) => fault.key)).toEqual(['common.nav.orders'])
})

test('a message that fails to format never prints its key, and is reported', () => {
  const faults: MessageFault[] = []
  const t = createTranslator('uk', { 'common.nav.orders': [['at', 5]] }, (fault) => faults.push(fault))
  expect(t('common.nav.orders', { at: 1 })).toBe('…')
  expect(faults).toHaveLength(1)
})

test('a key from data cannot reach inherited properties', () => {
  expect(uk.has('constructor')).toBe(false)
  expect(uk.has('__proto__')).toBe(false)
})

test('two hundred interleaved requests each keep their own language', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const locale: LocaleCode = index % 2 === 0 ? 'uk' : 'en'
      const t = createTranslator(locale, compileMessages(locale))
      await Promise.resolve()
      const first = t('common.nav.orders')
      await new Promise((resolve) => setImmediate(resolve))
      return [locale, first, t('orders.list.count', { n: 2 })]
    }),
  )
  for (const [locale, first, second] of answers) {
    expect([first, second]).toEqual(locale === 'uk' ? ['Замовлення', '2 замовлення'] : ['Orders', '2 orders'])
  }
})

const numbers = [
  'free',
  'left',
  'used',
  'n',
  'min',
  'max',
  'page',
  'pages',
  'index',
  'total',
  'at',
  'of',
  'count',
  'place',
  'orders',
  'producers',
  'declined',
  'finished',
  'days',
]
const tags = [
  'link',
  'license',
  'mail',
  'first',
  'second',
  'third',
  'typed',
  'login',
  'register',
  'terms',
  'policy',
  'strong',
  'leads',
  'notices',
  'nda',
  'settings',
]
/** Has a value for any argument of a message: a number or tag renderer when the name suggests one, otherwise text. */
const sampleValues = new Proxy<Record<string, string | number | ((chunks: string[]) => string)>>(
  {},
  {
    get: (_, name) => {
      const known = String(name)
      if (numbers.includes(known)) return 5
      return tags.includes(known) ? (chunks: string[]) => chunks.join('') : known
    },
    has: () => true,
  },
)
