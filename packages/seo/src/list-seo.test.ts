import { createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { listSeo } from './list-seo.ts'
import type { ListingSubject } from './listing-heading.ts'

const both = (text: string) => ({ uk: text, en: text })
const region = { slug: 'lvivska', name: both('Львівська область'), locative: both('у Львівській області') }
const category = {
  slug: 'workwear',
  name: both('Спецодяг'),
  heading: { orders: both('Замовлення на пошиття спецодягу'), producers: both('Виробники спецодягу') },
  description: both('Опис'),
}

function title(subject: ListingSubject, page = 1, kind: 'orders' | 'producers' = 'orders'): string {
  const t = createTranslator('uk', compileMessages('uk'))
  return listSeo(t, { kind, subject, categoryPath: [], page, total: 50, isFiltered: false }).head.title
}

test('the title of a list is its heading when the heading fits', () => {
  expect(title({ region, category })).toBe('Замовлення на пошиття спецодягу у Львівській області')
  expect(title({ region, category }, 1, 'producers')).toBe('Виробники спецодягу у Львівській області')
})

test('a title uses only names when the heading is too long, so that titles stay unique', () => {
  expect(title({ type: 'tolling', region, category })).toBe(
    'Спецодяг, Львівська область: давальницька переробка',
  )
  expect(title({ region, category }, 1_024)).toBe(
    'Спецодяг, Львівська область: замовлення, сторінка 1\u00a0024',
  )
})

test('the page number is never cut', () => {
  expect(title({ type: 'engineering', region, category }, 41_667)).toMatch(/^.{1,65}$/)
  expect(title({ type: 'engineering', region, category }, 41_667)).toMatch(/, сторінка 41\u00a0667$/)
})
