import { createFormat, createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { nextText } from './next-text.ts'

const t = createTranslator('uk', compileMessages('uk'))
const format = createFormat(t, () => new Date('2026-11-22T10:00:00Z'))
const held = {
  plan: 'order-top',
  status: 'active' as const,
  periodEnd: '2026-12-20T10:00:00.000Z',
  nextChargeAt: '2026-12-19T10:00:00.000Z',
  pendingUpgrade: null,
  nextPrice: { amountMinor: 39_900, currency: 'UAH' as const },
  isBlocked: false,
}

test('a plan that is charged says when and how much', () => {
  expect(nextText(t, format, held)).toMatch(/^19\sгрудня спишемо з картки 399/)
})

test('the plan of a blocked listing says until when it is paid, and promises no charge', () => {
  const blocked = { ...held, isBlocked: true }
  expect(nextText(t, format, blocked)).toMatch(/заблоковано.*нічого не спишемо.*мине 20\sгрудня/)
  expect(nextText(t, format, { ...blocked, status: 'cancelled' })).toMatch(/мине 20\sгрудня/)
  expect(nextText(t, format, { ...blocked, periodEnd: null })).toMatch(/не почався/)
  expect(nextText(t, format, { ...blocked, status: 'expired' })).not.toMatch(/показується/)
})
