import { createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { clip, seoHead } from './seo-head.ts'

function head(locale: 'uk' | 'en', input: { path: string; title?: string; noindex?: boolean }) {
  const site = { brand: 'Verstat', origin: 'https://verstat.test', apiBase: '', demo: false }
  const t = createTranslator(locale, compileMessages(locale))
  return seoHead({ page: { locale, site, t }, title: 'Замовлення', description: 'Опис.', ...input })
}

function alternates(locale: 'uk' | 'en', path: string) {
  const links = head(locale, { path }).links as Array<{ rel: string; hrefLang?: string; href: string }>
  return links.filter((link) => link.rel === 'alternate').map((link) => [link.hrefLang, link.href])
}

test('both languages of a page name the same pair and the same default', () => {
  expect(alternates('uk', '/orders/page/2')).toEqual([
    ['uk', 'https://verstat.test/orders/page/2'],
    ['en', 'https://verstat.test/en/orders/page/2'],
    ['x-default', 'https://verstat.test/orders/page/2'],
  ])
  expect(alternates('en', '/orders/page/2')).toEqual(alternates('uk', '/orders/page/2'))
})

test('a page is canonical in its own language', () => {
  expect(head('en', { path: '/' }).links[0]).toEqual({ rel: 'canonical', href: 'https://verstat.test/en' })
  expect(head('uk', { path: '/' }).links[0]).toEqual({ rel: 'canonical', href: 'https://verstat.test/' })
})

test('a page that is not to be found has no canonical and no pair', () => {
  const { links, meta } = head('uk', { path: '/search', noindex: true })
  expect(links).toEqual([])
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})

test('the brand is part of a title only where it fits', () => {
  expect(head('uk', { path: '/', title: 'Замовлення' }).meta[0]?.title).toBe('Замовлення\u00a0– Verstat')
  const long = 'Пошиття робочих курток з логотипом замовника у Львівській області'
  expect(head('uk', { path: '/', title: long }).meta[0]?.title).toBe(long)
})

test('a long text is cut at a word and the cut is marked', () => {
  expect(clip('Пошиття курток, штанів і жилетів', 18)).toBe('Пошиття курток…')
  expect(clip('  два   слова ', 20)).toBe('два слова')
  expect(clip('надзвичайнодовгесловобезпробілів', 12)).toBe('надзвичайно…')
  for (const max of [10, 65, 160]) expect(clip('слово '.repeat(60), max).length).toBeLessThanOrEqual(max)
})
