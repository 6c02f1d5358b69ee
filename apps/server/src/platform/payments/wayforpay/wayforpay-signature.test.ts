import { expect, test } from 'vitest'
import { signedAnswerFields } from './wayforpay-observation.ts'
import { isSignedBy, purchaseFields, signFields } from './wayforpay-signature.ts'

const PUBLISHED_SECRET = 'dhkq3vUi94{Z!5frxs(02ML'
const TEST_SECRET = 'flk3409refn54t54t*FNJRET'
const purchase = {
  domain: 'www.market.ua',
  reference: 'DH783023',
  orderDate: '1415379863',
  amount: '1547.36',
  counts: ['1', '1'],
  prices: ['1000', '547.36'],
}
const first = {
  ...purchase,
  account: 'test_merchant',
  names: ['Процессор Intel Core i5-4670 3.4GHz', 'Память Kingston DDR3-1600 4096MB PC3-12800'],
}
const second = {
  ...purchase,
  account: 'test_merch_n1',
  names: ['Процесор Intel Core i5-4670 3.4GHz', "Пам'ять Kingston DDR3-1600 4096MB PC3-12800"],
}

test.each([
  ['W1', PUBLISHED_SECRET, first, '3f787303ac524389b4a76383f9508251'],
  ['W2', TEST_SECRET, second, 'ee828f71ed93441c07eb3eef67762a5c'],
])('the purchase %s is signed as published', (_, secret, bought, signature) => {
  expect(signFields(secret, purchaseFields(bought))).toBe(signature)
})

test('W3: the published form hash needs prices before counts, an order that no shop signs', () => {
  const swapped = { ...first, counts: first.prices, prices: first.counts }
  expect(signFields(PUBLISHED_SECRET, purchaseFields(swapped))).toBe('b95932786cbe243a76b014846b63fe92')
  expect(signFields(PUBLISHED_SECRET, purchaseFields(first))).not.toBe('b95932786cbe243a76b014846b63fe92')
})

test('W4: a callback is signed over eight fields in order, with numbers as PHP prints them', () => {
  const callback = {
    merchantAccount: 'test_merch_n1',
    orderReference: 'DH783023',
    amount: 1547.36,
    currency: 'UAH',
    authCode: '541963',
    cardPan: '41****8217',
    transactionStatus: 'Approved',
    reasonCode: 1100,
  }
  const signature = 'ee460de4b316672fa974295ed4dba738'
  expect(isSignedBy(TEST_SECRET, signedAnswerFields(callback), signature)).toBe(true)
  expect(isSignedBy(TEST_SECRET, signedAnswerFields(callback), signature.toUpperCase())).toBe(true)
  expect(isSignedBy(TEST_SECRET, signedAnswerFields({ ...callback, amount: 1547.35 }), signature)).toBe(false)
  const whole = signedAnswerFields(JSON.parse('{"amount":149.00,"cardPan":null}'))
  expect(whole).toEqual(['', '', '149', '', '', '', '', ''])
})

test.each([
  ['W5', ['DH783023', 'accept', '1415379863'], 'bd8d3443f99fb2c7a8b610ac600c80b0'],
  ['W6', ['test_merch_n1', 'DH783023'], 'b1877c0b08a7d49a579f18ed68855ec6'],
  ['W7', ['test_merch_n1', 'DH783023', '100', 'UAH'], '80349896bafcd5bbadb3dc9adb44d39c'],
])('%s is signed as computed', (_, fields, signature) => {
  expect(signFields(TEST_SECRET, fields)).toBe(signature)
})

test.each([undefined, null, '', 'zz', 42, 'b1877c0b'])('%j is no signature', (signature) => {
  expect(isSignedBy(TEST_SECRET, ['test_merch_n1', 'DH783023'], signature)).toBe(false)
})
