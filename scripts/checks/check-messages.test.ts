import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { checkMessages } from './check-messages.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

type Texts = Readonly<Record<string, string | undefined>>

/** Messages in two languages and a page that uses them. They have no faults. */
const UK: Texts = {
  'orders.list.heading': 'Замовлення',
  'orders.list.found':
    '{n, plural, one {Знайдено # запис} few {Знайдено # записи} many {Знайдено # записів} other {Знайдено # запису}}',
  'orders.list.by': 'Від {name}, <link>сторінка</link> зі словом API',
  'search.sort.relevance': 'За відповідністю',
  'search.sort.newest': 'Спершу нові',
  'common.localeBar.text': 'Also in English',
}
const EN: Texts = {
  'orders.list.heading': 'Orders',
  'orders.list.found': '{n, plural, one {# record found} other {# records found}}',
  'orders.list.by': 'By {name}, <link>page</link> with the word API',
  'search.sort.relevance': 'Best match',
  'search.sort.newest': 'Newest first',
  'common.localeBar.text': 'Є українською',
}
const PAGE = `export const page = (t, sort, name, link) => [
  t('orders.list.heading'),
  t('orders.list.found', { n: 1 }),
  t.rich('orders.list.by', { name, link }),
  t(\`search.sort.\${sort}\`),
  t('common.localeBar.text'),
]`

test('valid messages have no faults', () => {
  expect(faultsOf({})).toEqual([])
})

const PLANTED: ReadonlyArray<readonly [string, Planted, RegExp]> = [
  ['a text missing in English', { en: { 'orders.list.heading': undefined } }, /heading has no English text/],
  [
    'a text missing in Ukrainian',
    { uk: { 'orders.list.heading': undefined } },
    /heading has no Ukrainian text/,
  ],
  ['a key that no source file uses', both('orders.list.spare', 'Зайве', 'Spare'), /spare is used nowhere/],
  ['a key that has no text', { page: "t('orders.list.gone')" }, /page\.tsx:\d+ names orders\.list\.gone/],
  [
    'a key built from a value whose template is not listed',
    { page: 't(`orders.list.$' + '{x}`)' },
    /puts together orders\.list\.\{\}/,
  ],
  [
    'a key that starts with a value and whose template is not listed',
    { page: 't(`$' + '{x}.list.heading`)' },
    /puts together \{\}\.list\.heading/,
  ],
  [
    'a listed template with a value that has no text',
    { uk: { 'search.sort.newest': undefined }, en: { 'search.sort.newest': undefined } },
    /search\.sort\.newest is put together .* has no text/,
  ],
  [
    'a key in the file of another feature',
    { files: { 'packages/i18n/messages/orders/uk.json': '{ "search.list.x": "Пошук" }' } },
    /search\.list\.x does not begin with orders/,
  ],
  [
    'a key written twice',
    { files: { 'packages/i18n/messages/orders/en.json': '{ "orders.a.b": "One", "orders.a.b": "Two" }' } },
    /orders\.a\.b is written twice/,
  ],
  [
    'a file that only one language has',
    { files: { 'packages/i18n/messages/home/uk.json': '{ "home.a.b": "Привіт" }' } },
    /messages\/home\/en\.json is missing/,
  ],
  [
    'an argument that only one language has',
    { en: { 'orders.list.heading': 'Orders of {name}' } },
    /takes \{name\} as text, in Ukrainian nothing/,
  ],
  [
    'a number that one language prints as text',
    { en: { 'orders.list.found': '{n} found' } },
    /takes \{n\} as text, in Ukrainian \{n\} as number/,
  ],
  [
    'a tag that is missing in one language',
    { en: { 'orders.list.by': 'By {name}' } },
    /takes \{name\} as text, in Ukrainian \{link\} as tag/,
  ],
  [
    'an argument used both in a plural and as plain text',
    { en: { 'orders.list.found': '{n} of {n, plural, one {# record} other {# records}}' } },
    /prints \{n\} as text and as number/,
  ],
  [
    'a Ukrainian plural without a form',
    { uk: { 'orders.list.found': '{n, plural, one {# запис} few {# записи} other {# запису}}' } },
    /found has a plural without many/,
  ],
  [
    'a text left untranslated',
    both('orders.list.heading', 'API', 'API'),
    /heading is the same in both languages/,
  ],
  [
    'English in the Ukrainian file',
    { uk: { 'orders.list.heading': 'Orders here' } },
    /heading is not in Ukrainian/,
  ],
  ['Cyrillic in the English file', { en: { 'orders.list.heading': 'Оrders' } }, /has Cyrillic letters/],
  [
    'a Latin letter inside a Ukrainian word',
    { uk: { 'orders.list.heading': 'Зaмовлення' } },
    /Latin and Cyrillic letters in «Зaмовлення»/,
  ],
  [
    'a lone Latin letter between Ukrainian words',
    { uk: { 'orders.list.heading': 'тут i там' } },
    /Latin «i» standing alone/,
  ],
  [
    'a Russian letter',
    { uk: { 'orders.list.heading': 'Новые записи' } },
    /letter that Ukrainian does not have/,
  ],
  ['straight quotes', { uk: { 'orders.list.heading': 'Розділ "Замовлення"' } }, /straight quote/],
  ['a straight apostrophe', { uk: { 'orders.list.heading': "Зв'язок" } }, /straight quote or apostrophe/],
  ['English quotes in Ukrainian', { uk: { 'orders.list.heading': 'Розділ “Замовлення”' } }, /лапки/],
  ['a hyphen for a dash', { uk: { 'orders.list.heading': 'Замовлення - тут' } }, /hyphen for a dash/],
  ['three dots', { en: { 'orders.list.heading': 'Wait...' } }, /three dots/],
  ['a short dash', { uk: { 'orders.list.heading': 'Замовлення – тут' } }, /short dash/],
  ['a long dash', { en: { 'orders.list.heading': 'Orders — here' } }, /long dash/],
  [
    'a dash with a space on one side only',
    { uk: { 'orders.list.heading': 'Замовлення— тут' } },
    /dash without a space on each side/,
  ],
  [
    'a Ukrainian word that another has replaced',
    { uk: { 'orders.list.heading': 'Тут 7 чинних замовлень' } },
    /heading says «чинних замовлен»/,
  ],
  [
    'an English word that another has replaced',
    { en: { 'orders.list.heading': 'Read the letter' } },
    /heading says «letter»/,
  ],
  ['an exclamation mark', { en: { 'orders.list.heading': 'Welcome!' } }, /exclamation mark/],
  ['an empty text', { en: { 'orders.list.heading': '' } }, /heading is empty/],
  [
    'a message that ICU cannot read',
    { en: { 'orders.list.heading': 'Orders {' } },
    /heading is not valid ICU/,
  ],
  [
    'a call that does not pass a required value',
    { page: "t('orders.list.found')" },
    /does not pass \{n\} to orders\.list\.found/,
  ],
  ['a call with a misspelt value', { page: "t('orders.list.found', { n: 1, m: 2 })" }, /passes \{m\}, which/],
  ['a text in the markup', { page: '<p>Привіт</p>' }, /has the text «Привіт» in its markup/],
  [
    'a text in a spoken attribute',
    { page: '<input aria-label="Name" />' },
    /has the text «Name» in aria-label/,
  ],
]

test.each(PLANTED)('%s is caught', (_, planted, expected) => {
  expect(faultsOf(planted).join('\n')).toMatch(expected)
})

test('a message file tracked by git but not found fails the check', () => {
  const root = plant({})
  const hidden = 'packages/i18n/messages/dist/extra.json'
  mkdirSync(dirname(join(root, hidden)), { recursive: true })
  writeFileSync(join(root, hidden), '{}')
  execFileSync('git', ['add', '--force', hidden], { cwd: root })
  expect(() => checkMessages(root, [])).toThrow(/not packages\/i18n\/messages\/dist\/extra\.json/)
})

test('a repository without message files fails the check', () => {
  const root = plant({})
  rmSync(join(root, 'packages/i18n/messages'), { recursive: true })
  expect(() => checkMessages(root, [])).toThrow(/Read 0 message files/)
})

type Planted = {
  readonly uk?: Texts
  readonly en?: Texts
  /** An expression that the test adds to the page. */
  readonly page?: string
  readonly files?: Readonly<Record<string, string>>
}

function both(key: string, uk: string, en: string): Planted {
  return { uk: { [key]: uk }, en: { [key]: en } }
}

function faultsOf(planted: Planted): readonly string[] {
  return checkMessages(plant(planted), ['search.sort.{}']).faults
}

function plant({ uk = {}, en = {}, page = '', files = {} }: Planted): string {
  const root = mkdtempSync(join(tmpdir(), 'check-messages-'))
  roots.push(root)
  const all = {
    'package.json': '{ "name": "root" }',
    'apps/web/src/page.tsx': page ? `${PAGE}\nexport const planted = (t, x) => ${page}` : PAGE,
    ...messageFiles('uk', { ...UK, ...uk }),
    ...messageFiles('en', { ...EN, ...en }),
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  execFileSync('git', ['init', '--quiet'], { cwd: root })
  execFileSync('git', ['add', '--all'], { cwd: root })
  return root
}

function messageFiles(locale: string, texts: Texts): Record<string, string> {
  const features = Map.groupBy(Object.entries(texts), ([key]) => key.split('.')[0])
  return Object.fromEntries(
    [...features].map(([feature, entries]) => [
      `packages/i18n/messages/${feature}/${locale}.json`,
      JSON.stringify(Object.fromEntries(entries)),
    ]),
  )
}
