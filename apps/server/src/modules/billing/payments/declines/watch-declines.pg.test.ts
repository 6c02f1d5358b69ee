import { listPanelTransactions } from '@verstat/contract'
import { createTranslator } from '@verstat/i18n'
import { compileMessages } from '@verstat/i18n/compile'
import { expect, test } from 'vitest'
import { newStaff } from '../../../accounts/accounts.testing.ts'
import { beginUpgrade, newBuyer, newSubscription, observed, sendCallback } from '../../billing.testing.ts'
import type { JobContext } from '../../billing-context.ts'
import { chargingSite, START } from '../../charging.testing.ts'
import { watchDeclines } from './watch-declines.ts'

const { site, fake, ctx: wordless } = await chargingSite()
const words = { uk: compileMessages('uk'), en: compileMessages('en') }
const translate: JobContext['billing']['translate'] = (locale, key, values) =>
  createTranslator(locale, words[locale])(key as never, values as never)
const ctx: JobContext = { ...wordless, billing: { ...wordless.billing, translate } }
const MINUTE_MS = 60_000

async function pay(status: 'succeeded' | 'failed') {
  const buyer = await newBuyer(site)
  const { id } = await newSubscription(site, buyer)
  const { reference } = await beginUpgrade(site, fake, buyer, { id, planId: 'order-plus' })
  await sendCallback(site, observed(reference, { status }))
}

test('a provider that suddenly declines a third of payments opens one alert with one e-mail, until it ends', async () => {
  site.clock.now = START
  const { token, user } = await newStaff(site, 'admin')
  const declines = async () => (await site.call(listPanelTransactions, {}, { token })).declines
  for (const status of ['failed', 'failed', 'failed', 'failed'] as const) await pay(status)
  await watchDeclines(ctx)
  expect(await declines()).toEqual([])
  for (let paid = 0; paid < 6; paid += 1) await pay('succeeded')
  await Promise.all([watchDeclines(ctx), watchDeclines(ctx)])
  await pay('failed')
  await watchDeclines(ctx)
  expect(await declines()).toEqual([
    { provider: 'liqpay', since: START.toISOString(), declined: 5, finished: 11 },
  ])
  const emails = await site.mailsTo(user.email, 2)
  const alerts = emails.filter(({ subject }) => subject === 'LiqPay: банки відхиляють багато платежів')
  expect(alerts).toHaveLength(1)
  expect(alerts[0]?.text).toContain('через LiqPay на сайті')
  site.clock.pass(61 * MINUTE_MS)
  await watchDeclines(ctx)
  expect(await declines()).toEqual([])
})
