import { createFormat, createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { printDetails } from './print-details.ts'

const t = createTranslator('uk', compileMessages('uk'))
const print = (action: string, details: Record<string, unknown>) =>
  printDetails(
    t,
    createFormat(t, () => new Date()),
    { action, details },
  )

test('statuses, roles, fields and amounts are printed as text, unknown values unchanged', () => {
  expect(print('listing.status_changed', { kind: 'order', from: 'published', to: 'blocked' })).toEqual([
    'опубліковано → заблоковано',
    'Що: Замовлення',
  ])
  expect(print('payment.status_changed', { from: 'pending', to: 'partially_refunded' })).toEqual([
    'чекає на оплату → частково повернено',
  ])
  expect(print('user.role_changed', { from: 'user', role: 'moderator' })).toEqual([
    'користувач',
    'Роль: модератор',
  ])
  expect(
    print('payment.refunded', { amountMinor: 10_050, fields: ['title', 'city'] }).map((line) =>
      line.replaceAll('\u00a0', ' '),
    ),
  ).toEqual(['Сума: 100,50 ₴', 'Поля: Назва, Населений пункт'])
  expect(
    print('listing.edited_by_staff', {
      fields: ['city'],
      values: [{ name: 'city', before: '', after: 'Львів' }],
    }),
  ).toEqual(['Населений пункт: – → «Львів»', 'Поля: Населений пункт'])
  expect(print('nova.done', { novelty: { a: 1 } })).toEqual(['novelty: {"a":1}'])
})
