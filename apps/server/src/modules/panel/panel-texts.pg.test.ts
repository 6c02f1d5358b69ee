import {
  exportUser,
  getLegalText,
  getSeo,
  getText,
  listTexts,
  login,
  type Site,
  saveText,
} from '@verstat/contract'
import { expect, test } from 'vitest'
import { eventually } from '../../platform/testing/eventually.ts'
import { testSite } from '../../test-site.testing.ts'
import { insertTestDictionaries } from '../directory/directory.testing.ts'
import { newStaff } from './panel.testing.ts'

const { call, refusal, http, ...site } = await testSite({
  prepare: insertTestDictionaries,
  renderer: {
    close: async () => {},
    queryKeys: () => [],
    render: async (_request, { site: { texts = {} } }: { site: Site }) => ({
      status: 200,
      html: `<p>${texts['page/home']?.title}</p>`,
    }),
  },
})
const { token } = await newStaff(site, 'admin')
const none = { title: null, description: null, h1: null, intro: null, body: null }

test('a saved title appears on cached pages and in the SEO call soon, in its language only, and can be reverted', async () => {
  const home = { page: 'page/home', locale: 'uk' } as const
  const before = await call(getText, home, { token })
  expect(before).toMatchObject({ version: 0, current: none, original: { body: null } })
  const saved = await call(
    saveText,
    { ...home, ...none, version: 0, title: 'Де виготовити', h1: 'Ні' },
    { token },
  )
  // The heading was not saved, because staff cannot change the heading of this page.
  expect(saved).toMatchObject({ version: 1, current: { ...none, title: 'Де виготовити' } })
  const title = async (c: string) => (await call(getSeo, { a: 'page', b: 'home', c })).title
  await eventually('the call says the title', async () =>
    (await title('uk')).includes('Де виготовити') ? true : undefined,
  )
  expect(await title('en')).not.toContain('Де виготовити')
  await eventually('the page says the title', async () =>
    (await http.inject('/')).body.includes('Де виготовити') ? true : undefined,
  )
  expect((await http.inject('/en')).body).toContain('undefined')
  expect(await call(listTexts, {}, { token })).toMatchObject([
    { page: 'page/home', locale: 'uk', version: 1, author: 'Олена Ґудзь' },
  ])
  expect((await refusal(saveText, { ...home, ...none, version: 0 }, { token })).code).toBe('stale')
  const back = await call(saveText, { ...home, ...none, version: 1 }, { token })
  expect(back.versions.map(({ version, title: said }) => [version, said])).toEqual([
    [2, null],
    [1, 'Де виготовити'],
  ])
  expect(await call(listTexts, {}, { token })).toEqual([])
})

test('a list has its own heading and introduction, and on the first page its own title', async () => {
  const list = { page: 'orders/-~-~sewing~-', locale: 'en' } as const
  await call(
    saveText,
    { ...list, ...none, version: 0, title: 'Sewing jobs', h1: 'Sewing, all of it', intro: 'Look around.' },
    { token },
  )
  await eventually('the list says so', async () => {
    const seo = await call(getSeo, { a: 'orders', b: '-~-~sewing~1', c: 'en' })
    return seo.h1 === 'Sewing, all of it' &&
      seo.title.startsWith('Sewing jobs') &&
      seo.intro === 'Look around.'
      ? true
      : undefined
  })
})

test("the operator's terms replace the built-in ones and can be reverted", async () => {
  const terms = { page: 'page/terms', locale: 'uk' } as const
  const { original } = await call(getText, terms, { token })
  expect(original.body).toMatch(/^## /)
  expect(await call(getLegalText, { document: 'terms' })).toEqual({ body: null, updatedAt: null })
  await call(saveText, { ...terms, ...none, version: 0, body: '## Одне\n\nСлово.' }, { token })
  expect((await call(getLegalText, { document: 'terms' })).body).toBe('## Одне\n\nСлово.')
  expect((await call(getLegalText, { document: 'terms' }, { language: 'en' })).body).toBeNull()
  await call(saveText, { ...terms, ...none, version: 1 }, { token })
  expect((await call(getLegalText, { document: 'terms' })).body).toBeNull()
})

test('a page that does not exist has no texts', async () => {
  for (const page of ['page/nothing', 'orders/-~atlantis~-~-', 'producers/tolling~-~-~-']) {
    expect((await refusal(getText, { page, locale: 'uk' }, { token })).code).toBe('not_found')
    const input = { page, locale: 'uk' as const, ...none, version: 0, title: 'Назва' }
    expect((await refusal(saveText, input, { token })).code).toBe('not_found')
  }
})

test('a user is told once at sign-in that the accepted terms have changed', async () => {
  const member = await site.newUser({ acceptTerms: true })
  const silent = await site.newUser({ acceptTerms: false })
  const signIn = async ({ user, password }: typeof member) =>
    (await call(login, { username: user.email, password })).termsChanged
  const saveTerms = async (locale: 'uk' | 'en', body: string | null) => {
    const { version } = await call(getText, { page: 'page/terms', locale }, { token })
    await call(saveText, { page: 'page/terms', locale, ...none, body, version }, { token })
  }
  const before = await call(getText, { page: 'page/terms', locale: 'uk' }, { token })
  expect(await signIn(member)).toBe(false)
  await saveTerms('uk', '## Оплата\n\nТепер інакше.')
  expect([await signIn(member), await signIn(member), await signIn(silent)]).toEqual([true, false, false])
  await saveTerms('uk', '## Оплата\n\nТепер інакше.')
  expect(await signIn(member)).toBe(false)
  await saveTerms('en', '## Payment\n\nOtherwise now.')
  expect([await signIn(member), await signIn(member)]).toEqual([true, false])

  const later = await site.newUser({ acceptTerms: true })
  expect(await signIn(later)).toBe(false)
  const { data } = await call(exportUser, {}, { token: later.token })
  expect(data.terms?.[0]).toMatchObject({ version: expect.stringMatching(/^2026-11\+[0-9a-f]{16}$/) })
  await saveTerms('uk', before.current.body)
  await saveTerms('en', null)
})
