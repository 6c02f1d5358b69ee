import type { RealtimeEvent } from '@verstat/contract'
import { expect, test } from 'vitest'
import { testPage } from '../../testing/test-page.ts'
import { noticeOf, showsOwnData } from './own-notices.ts'

function event(kind: string, status?: string): RealtimeEvent {
  const d = status === undefined ? {} : { status }
  return { v: 1, id: 'x', t: 'order.status_changed', at: 0, ref: { kind, id: null, ver: 1 }, d }
}

test("decisions about the user's listings and payments show a notice in both languages, other changes do not", () => {
  for (const locale of ['uk', 'en'] as const) {
    const { t } = testPage(locale)
    for (const kind of ['order', 'producer']) {
      for (const status of ['published', 'rejected', 'blocked']) {
        const notice = noticeOf(event(kind, status), '/')
        expect(notice && t(notice.text)).toMatch(/\S{3}/)
        expect(notice?.tone).toBe(status === 'published' ? 'good' : 'bad')
      }
    }
  }
  for (const quiet of [event('order', 'paused'), event('order'), event('subscription', 'active')]) {
    expect(noticeOf(quiet, '/')).toBeUndefined()
  }
})

test("a payment's own page shows no notice about it", () => {
  expect(noticeOf(event('transaction', 'paid'), '/user')).toBeDefined()
  expect(noticeOf(event('transaction', 'paid'), '/payment/1')).toBeUndefined()
})

test("pages that list the user's data are reloaded, pages with forms are not", () => {
  expect(
    [
      '/user',
      '/user/advertisment',
      '/user/notices',
      '/user/subscription/order/1',
      '/user/orders/1/files',
      '/orders/korpus/files',
    ].every(showsOwnData),
  ).toBe(true)
  expect(['/user/edit', '/user/advertisment/edit/order/x', '/', '/orders/korpus'].some(showsOwnData)).toBe(
    false,
  )
})
