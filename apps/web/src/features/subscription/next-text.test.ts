import { createFormat, createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { nextText } from './next-text.ts'

const t = createTranslator('uk', compileMessages('uk'))
const format = createFormat(t, () => new Date('2026-11-22T10:00:00Z'))
const held = {
  subject: { kind: 'order' as const, id: 'o-1', slug: 'stil-1', title: { uk: 'Стіл' } },
  plan: 'order-top',
  status: 'active' as const,
  periodEnd: '2026-12-20T10:00:00.000Z',
  nextChargeAt: '2026-12-19T10:00:00.000Z',
  pendingUpgrade: null,
  nextPrice: { amountMinor: 39_900, currency: 'UAH' as const },
  isBlocked: false,
}

test('a plan with automatic charges shows the next date and amount', () => {
  expect(nextText(t, format, held)).toMatch(/^19\sгрудня спишемо з картки 399/)
})

test('a scheduled free plan shows its start and that nothing is charged', () => {
  const left = { ...held, nextChargeAt: null, pendingUpgrade: { plan: 'order-free', transaction: null } }
  expect(nextText(t, format, left)).toMatch(/^20\sгрудня почне діяти безкоштовний тариф.*нічого не спишемо/)
})

test('the plan of a blocked listing shows its end and that nothing is charged', () => {
  const blocked = { ...held, isBlocked: true }
  expect(nextText(t, format, blocked)).toMatch(/заблоковано.*нічого не спишемо.*мине 20\sгрудня/)
  expect(nextText(t, format, { ...blocked, status: 'cancelled' })).toMatch(/мине 20\sгрудня/)
  expect(nextText(t, format, { ...blocked, periodEnd: null })).toMatch(/не почався/)
  expect(nextText(t, format, { ...blocked, status: 'expired' })).not.toMatch(/показується/)
})

test('a declined charge shows the next retry, or that there is none', () => {
  const refused = { ...held, status: 'past_due' as const, nextChargeAt: '2026-12-21T10:00:00.000Z' }
  expect(nextText(t, format, refused)).toMatch(/^21\sгрудня спробуємо списати кошти ще раз/)
  expect(nextText(t, format, { ...refused, nextChargeAt: null })).toMatch(
    /^Більше не списуватимемо.*самостійно/,
  )
})
