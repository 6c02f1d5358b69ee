import { expect, test } from 'vitest'
import { testPage } from '../../testing/test-page.ts'
import { recentOptions, suggestOptions } from './suggest-options.ts'

const name = { uk: 'Спецодяг', en: 'Workwear' }
const parent = { uk: 'Швейне виробництво', en: 'Sewing' }

test("suggestions link to the form's kind of listings, and words keep its other fields", () => {
  const options = suggestOptions(testPage(), { in: 'producers', region: '', sort: 'newest' }, [
    { kind: 'words', query: 'спецодяг' },
    { kind: 'category', slug: 'workwear', name, parent },
    { kind: 'region', slug: 'kyiv', name: { uk: 'Київ', en: 'Kyiv' } },
    { kind: 'producer', slug: 'shveika-1', name: 'Швейка' },
  ])
  expect(options.map(({ href, text, hint }) => [href, text, hint])).toEqual([
    [`/search?query=${encodeURIComponent('спецодяг')}&in=producers&sort=newest`, 'спецодяг', undefined],
    ['/producers/category/workwear/page/1', 'Спецодяг', 'Швейне виробництво'],
    ['/producers/region/kyiv/page/1', 'Київ', 'Регіон'],
    ['/producers/shveika-1', 'Швейка', 'Виробник'],
  ])
})

test('recent searches link to the search page', () => {
  expect(recentOptions({}, ['різ 40x40'])).toMatchObject([
    { kind: 'recent', href: '/search?query=%D1%80%D1%96%D0%B7+40x40', text: 'різ 40x40', lang: '' },
  ])
})
