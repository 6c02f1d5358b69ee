import { expect, test } from 'vitest'
import { encodeData, isSignedData, signData } from './liqpay-signature.ts'

const KEY = 'a4825234f4bae72a0be04eafe9e8e2bada209255'
const PUBLISHED = Buffer.from(
  '{"public_key":"i00000000","version":"3","action":"pay","amount":"3","currency":"UAH","description":"test","order_id":"000001"}',
).toString('base64')
/** The example from LiqPay's documentation of its payment form. */
const CHECKOUT =
  'eyAidmVyc2lvbiIgOiAzLCAicHVibGljX2tleSIgOiAieW91cl9wdWJsaWNfa2V5IiwgImFjdGlvbiIgOiAicGF5IiwgImFtb3VudCIgOiAxLCAiY3VycmVuY3kiIDogIlVTRCIsICJkZXNjcmlwdGlvbiIgOiAiZGVzY3JpcHRpb24gdGV4dCIsICJvcmRlcl9pZCIgOiAib3JkZXJfaWRfMSIgfQ=='

test.each([
  ['L1', KEY, PUBLISHED, 3, 'wR+UZDC4jjeL/qUOvIsofIWpZh8='],
  ['L2', 'your_private_key', 'base64_post_string', 3, 'tp+ZLmKm1/E83dIzUpx5ljcttP4='],
  ['L4', KEY, PUBLISHED, 7, 'V6/0SB3N+eEWw1S/e3g7/nmX4uM9Z4TDyK2PTMmHdvA='],
] as const)('the vector %s is signed as published and accepted', (_, key, data, version, signature) => {
  expect(signData(key, data, version)).toBe(signature)
  expect(isSignedData(key, data, signature, version)).toBe(true)
})

test("L3: the example of the provider's page matches only with line breaks in its base64, which we never send", () => {
  const wrapped = CHECKOUT.replaceAll(/.{76}(?=.)/g, '$&\n')
  expect(signData('your_private_key', wrapped, 3)).toBe('QvJD5u9Fg55PCx/Hdz6lzWtYwcI=')
  expect(signData('your_private_key', CHECKOUT, 3)).toBe('MPgGw632itnbRVDSd/KyNEGrAsQ=')
  expect(encodeData(JSON.parse(Buffer.from(CHECKOUT, 'base64').toString()))).not.toContain('\n')
})

test('L5: Cyrillic is signed as UTF-8', () => {
  const data = encodeData({
    public_key: 'i00000000',
    version: 7,
    action: 'pay',
    amount: 299.5,
    currency: 'UAH',
    description: 'Просування оголошення',
    order_id: 't_01',
  })
  expect(signData(KEY, data, 7)).toBe('umcT5gAUgyw1MsEpw/5oybc8C0GT2tljj8+jcShtPF8=')
})

test('re-encoded data does not match the signature', () => {
  const again = encodeData(JSON.parse(Buffer.from(CHECKOUT, 'base64').toString()))
  expect(isSignedData('your_private_key', again, signData('your_private_key', CHECKOUT, 7), 7)).toBe(false)
  for (const signature of ['', 'x', 'xR+UZDC4jjeL/qUOvIsofIWpZh8='])
    expect(isSignedData(KEY, PUBLISHED, signature, 3)).toBe(false)
})

test('SHA-1 is accepted only with version 3, SHA3-256 always', () => {
  const [sha1, sha3] = [signData(KEY, PUBLISHED, 3), signData(KEY, PUBLISHED, 7)]
  expect([isSignedData(KEY, PUBLISHED, sha1, 7), isSignedData(KEY, PUBLISHED, sha1, 3)]).toEqual([
    false,
    true,
  ])
  expect([isSignedData(KEY, PUBLISHED, sha3, 7), isSignedData(KEY, PUBLISHED, sha3, 3)]).toEqual([true, true])
})
