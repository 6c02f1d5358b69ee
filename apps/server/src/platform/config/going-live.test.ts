import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makePaymentConfig, missingPaymentSettings } from './payment-config.ts'
import { paymentSummary } from './payment-summary.ts'
import { readEnv } from './read-env.ts'

const TEXT = readFileSync(join(import.meta.dirname, '../../../../../docs/runbooks/going-live.md'), 'utf8')
const parts = TEXT.split(/^## /m)

/** The settings in the first example of a part. */
function settingsOf(part: string): Record<string, string> {
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(part) ?? []
  return Object.fromEntries(
    block
      .trim()
      .split('\n')
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )
}

const seller = settingsOf(parts.find((part) => part.startsWith('The seller')) ?? '')
const providers = parts.filter((part) => part.includes('The start prints at'))

test.each(
  providers.map((part) => [part.slice(0, part.indexOf('\n')), part] as const),
)('the settings for %s start, and the start prints what the document says', (_, part) => {
  const env = readEnv({ ...seller, ...settingsOf(part) })
  expect(missingPaymentSettings(env)).toEqual([])
  const [, said] = /The start prints at `Payments` `([^`]+)`/.exec(part) ?? []
  expect(said).toBe(paymentSummary(makePaymentConfig(env.values)))
})

test('every provider that takes real money has a part', () => {
  const named = providers.map((part) => settingsOf(part).PAYMENTS?.split(',')[0])
  expect(named.toSorted()).toEqual(['invoice', 'liqpay', 'monobank', 'wayforpay'])
})

test('every setting that the document names exists', () => {
  const known = readFileSync(join(import.meta.dirname, '../../../../../docs/configuration.md'), 'utf8')
  const named = new Set(TEXT.match(/\b(?:PAYMENTS|LIQPAY|WAYFORPAY|MONOBANK|SELLER)(?:_[A-Z]+)*\b/g))
  expect([...named].filter((name) => !known.includes(`| \`${name}\` |`))).toEqual([])
})
