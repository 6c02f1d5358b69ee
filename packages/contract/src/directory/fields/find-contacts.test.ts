import { expect, test } from 'vitest'
import { findContacts } from './find-contacts.ts'

const found = (text: string) =>
  findContacts(text).map(({ kind, start, end }) => [kind, text.slice(start, end)])

test.each([
  ['Пишіть на Ivan.Petrenko+zsu@firma.com.ua.', 'email', 'Ivan.Petrenko+zsu@firma.com.ua'],
  ['Пошта: майстер@пошта.укр', 'email', 'майстер@пошта.укр'],
  ['див. https://example.org/a?b=1, там усе', 'link', 'https://example.org/a?b=1'],
  ['сайт www.майстерня.укр', 'link', 'www.майстерня.укр'],
  ['наш oak-shop.com.ua/catalog!', 'link', 'oak-shop.com.ua/catalog'],
  ['телеграм t.me/metal_lviv', 'link', 't.me/metal_lviv'],
  ['Телеграм @metal_lviv.', 'handle', '@metal_lviv'],
  ['тел. +380 (67) 123-45-67', 'phone', '+380 (67) 123-45-67'],
  ['380671234567', 'phone', '380671234567'],
  ['дзвоніть 067 123 45 67 щодня', 'phone', '067 123 45 67'],
  ['(044) 123-45-67', 'phone', '(044) 123-45-67'],
  ['0671234567', 'phone', '0671234567'],
  ['+48 601 234 567', 'phone', '+48 601 234 567'],
  ['Дзвоніть 067–123–45–67', 'phone', '067–123–45–67'],
  ['Дзвоніть 067/123-45-67', 'phone', '067/123-45-67'],
  ['тел.067 123 45 67', 'phone', '067 123 45 67'],
])('%s holds a contact', (text, kind, contact) => {
  expect(found(text)).toEqual([[kind, contact]])
})

test.each([
  'Болти М8.8 за ГОСТ 7798-70, 12 000 000 шт.',
  'УКТЗЕД 8471 30 00 00, код 03000000-1',
  'Допуск 0.1234567890 мм, розмір 0,067 1234567',
  'Строк 01.02.2027–15.03.2027, бюджет 380 500 ₴',
  'Сталь Ст3.Покриття цинкове. Файл деталь.step',
  'Ціна 100 грн @ штука',
  'ЄДРПОУ 14360570',
])('%s holds none', (text) => {
  expect(found(text)).toEqual([])
})

test('several contacts are found in the order of the text', () => {
  expect(found('0671234567\n0501234567, a@b.ua чи @abc_d').map(([kind]) => kind)).toEqual([
    'phone',
    'phone',
    'email',
    'handle',
  ])
})

test('a long text without contacts is read quickly', () => {
  const before = performance.now()
  for (const text of ['0 1 2 a.b-c@ '.repeat(2_000), 'a'.repeat(20_000), 'a.'.repeat(10_000)])
    findContacts(text)
  expect(performance.now() - before).toBeLessThan(500)
})
