import { createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { seoHead } from './seo-head.ts'

function head(locale: 'uk' | 'en', input: { path: string; title?: string; noindex?: boolean }) {
  const site = { brand: 'Verstat', origin: 'https://verstat.test', apiBase: '', demo: false }
  const t = createTranslator(locale, compileMessages(locale))
  const picture = { path: '/og/page/x', version: 'v1' }
  return seoHead({ site, t }, { title: 'Замовлення', description: 'Опис.', picture, ...input })
}

function alternates(locale: 'uk' | 'en', path: string) {
  return head(locale, { path }).links.flatMap((link) =>
    'hrefLang' in link ? [[link.hrefLang, link.href]] : [],
  )
}

test('both languages of a page declare the same alternates and x-default', () => {
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

test('a noindex page has a canonical address and no alternates', () => {
  const { links, meta } = head('uk', { path: '/orders/page/1', noindex: true })
  expect(links).toEqual([{ rel: 'canonical', href: 'https://verstat.test/orders/page/1' }])
  expect(meta).toContainEqual({ name: 'robots', content: 'noindex, follow' })
})

test('a shared link shows a picture in the language of the page', () => {
  expect(head('en', { path: '/' }).meta).toContainEqual({
    property: 'og:image',
    content: 'https://verstat.test/og/page/x.en.jpg?v=v1',
  })
})
