import { DEAL_STATUSES } from '@verstat/contract/browser'
import { expect, test } from 'vitest'
import { testPage } from '../../testing/test-page.ts'
import { isCallersMove } from './callers-move.ts'
import { logKey } from './log-key.ts'

test('a line of the log says who did what', () => {
  const { t } = testPage()
  const text = (...[from, to, by]: [...Parameters<typeof line>]) => t(logKey(line(from, to, by)))
  expect(text(null, 'awaiting', 'customer')).toBe('Замовник прийняв пропозицію')
  expect(text('awaiting', 'active', 'producer')).toBe('Виробник підтвердив угоду')
  expect(text('delivered', 'active', 'customer')).toBe('Замовник повернув роботу на доопрацювання')
  expect(text('awaiting', 'lapsed', null)).toBe('Сім днів минуло без підтвердження')
  expect(text('awaiting', 'cancelled', 'customer')).toBe('Замовник скасував прийняття')
  expect(text('active', 'cancelled', 'producer')).toBe('Виробник скасував угоду')
})

type Line = Parameters<typeof logKey>[0]
const line = (from: Line['from'], to: Line['to'], by: Line['by']): Line => ({ from, to, by })

test('a deal waits for its producer to confirm and for its customer to check the work', () => {
  const waiting = (side: 'customer' | 'producer') =>
    DEAL_STATUSES.filter((status) => isCallersMove({ status, side }))
  expect(waiting('producer')).toEqual(['awaiting'])
  expect(waiting('customer')).toEqual(['delivered'])
})
