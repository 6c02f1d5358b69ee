import { expect, test } from 'vitest'
import { unsafeInstall } from './open-install.ts'
import { readEnv } from './read-env.ts'

const OPEN = { PUBLIC_URL: 'https://verstat.example' }
const SAFE = { ...OPEN, SMTP_URL: 'smtp://mail.example', PAYMENTS: 'none' }

test('an open install is refused with all unsafe settings at once', () => {
  expect(unsafeInstall(readEnv(OPEN), 'some')).toMatch(
    /demo people.*SEED=none.*\/dev\/mail.*SMTP_URL.*sandbox.*clock.*PAYMENTS.*ALLOW_DEMO=1/,
  )
  expect(unsafeInstall(readEnv(OPEN), 'none')).toMatch(/start with \/dev\/mail/)
  expect(unsafeInstall(readEnv(SAFE), 'some')).toMatch(/start with demo people whose/)
  expect(unsafeInstall(readEnv({ ...SAFE, PAYMENTS: 'sandbox' }), 'none')).toMatch(/start with the payment/)
})

test('possible demo accounts alone do not refuse a start, but are named beside other reasons', () => {
  expect(unsafeInstall(readEnv(SAFE), 'unknown')).toBe('')
  expect(unsafeInstall(readEnv(OPEN), 'unknown')).toMatch(
    /demo people, should its database hold some,.*\/dev\/mail/,
  )
})

test.each([
  [{}, 'some'],
  [{ ...OPEN, ALLOW_DEMO: '1' }, 'some'],
  [SAFE, 'none'],
] as const)('%j with %s demo accounts starts', (environment, demoPeople) => {
  expect(unsafeInstall(readEnv(environment), demoPeople)).toBe('')
})

test('wrong settings, missing keys and seller, and unsafe settings are reported in one refusal', () => {
  const faulty = { ...OPEN, PAYMENTS: 'sandbox,liqpay', GTM_ID: 'x' }
  const start = () => readEnv(faulty, (env) => unsafeInstall(env, 'some'))
  for (const named of [
    'GTM_ID must',
    'LIQPAY_PRIVATE_KEY must',
    'SELLER_IBAN must',
    'demo people',
    '/dev/mail',
    'the payment sandbox',
  ])
    expect(start).toThrow(named)
})
