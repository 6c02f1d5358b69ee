import { createHash, generateKeyPairSync } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ProviderDeps } from '../provider-request.ts'
import { createMonobank } from './monobank.ts'

/** This key and the signature and body below are the example from the bank's documentation. */
const KEY =
  'LS0tLS1CRUdJTiBQVUJMSUMgS0VZLS0tLS0KTUZrd0V3WUhLb1pJemowQ0FRWUlLb1pJemowREFRY0RRZ0FFQUc1LzZ3NnZubGJZb0ZmRHlYWE4vS29CbVVjTgo3NWJSUWg4MFBhaEdldnJoanFCQnI3OXNSS0JSbnpHODFUZVQ5OEFOakU1c0R3RmZ5Znhub0ZJcmZBPT0KLS0tLS1FTkQgUFVCTElDIEtFWS0tLS0tCg=='
const SIGN =
  'MEUCIQC/mVKhi8FKoayul2Mim3E2oaIOCNJk5dEXxTqbkeJSOQIgOM0hsW0qcP2H8iXy1aQYpmY0SJWEaWur7nQXlKDCFxA='
const BODY = `{
  "invoiceId": "p2_9ZgpZVsl3",
  "status": "created",
  "failureReason": "string",
  "amount": 4200,
  "ccy": 980,
  "finalAmount": 4200,
  "createdDate": "2019-08-24T14:15:22Z",
  "modifiedDate": "2019-08-24T14:15:22Z",
  "reference": "84d0070ee4e44667b31371d8f8813947",
  "cancelList": [
    {
      "status": "processing",
      "amount": 4200,
      "ccy": 980,
      "createdDate": "2019-08-24T14:15:22Z",
      "modifiedDate": "2019-08-24T14:15:22Z",
      "approvalCode": "662476",
      "rrn": "060189181768",
      "extRef": "635ace02599849e981b2cd7a65f417fe"
    }
  ]
}`
const published = (body: string) => ({ bytes: Buffer.from(body), headers: { 'x-sign': SIGN } })

/** A fake bank that returns the given keys one after another, and then the last key again and again. */
function bank(keys: string[], now = () => new Date()) {
  let asked = 0
  const fetchKey = async () => {
    asked += 1
    return Response.json({ key: keys.length > 1 ? keys.shift() : keys[0] })
  }
  const deps: ProviderDeps = { fetch: fetchKey, now, randomId: () => 'id' }
  const provider = createMonobank({ token: 'mono-token', isTest: false, savesCards: true }, deps)
  return { provider, asked: () => asked }
}

test("M1: the callback in the bank's documentation is accepted byte by byte", async () => {
  expect(createHash('sha256').update(BODY).digest('hex')).toBe(
    'b68de0ef3e300b8813f0c39f87feea8519bd2b0628b5c2400b7bd1256f3bf58f',
  )
  const received = await bank([KEY]).provider.receive(published(BODY))
  expect(received).toMatchObject({
    kind: 'received',
    observation: {
      providerRef: 'p2_9ZgpZVsl3',
      reference: '84d0070ee4e44667b31371d8f8813947',
      status: 'open',
      trust: 2,
      amount: 4_200n,
      currency: 'UAH',
      sequence: '2019-08-24T14:15:22.000Z',
      refunds: [{ refundReference: '635ace02599849e981b2cd7a65f417fe', amount: 4_200n, status: 'pending' }],
    },
  })
  expect(received.kind === 'received' && received.dedupeKey).toContain('p2_9ZgpZVsl3|2019-08-24')
})

test('re-serialized JSON does not match the signature', async () => {
  const again = JSON.stringify(JSON.parse(BODY))
  expect(await bank([KEY]).provider.receive(published(again))).toEqual({
    kind: 'rejected',
    reason: 'bad_signature',
  })
})

test("the bank's new key is fetched once, however many forgeries arrive", async () => {
  let at = new Date('2026-11-22T10:00:00Z')
  const other = generateKeyPairSync('ec', { namedCurve: 'P-256' }).publicKey.export({
    type: 'spki',
    format: 'pem',
  })
  const { provider, asked } = bank([Buffer.from(other).toString('base64'), KEY], () => at)
  // Within half a minute of the first fetch, the key is not fetched again.
  expect(await provider.receive(published(BODY))).toMatchObject({ kind: 'rejected' })
  expect(asked()).toBe(1)
  at = new Date(at.getTime() + 31_000)
  expect(await provider.receive(published(BODY))).toMatchObject({ kind: 'received' })
  for (let forgery = 0; forgery < 5; forgery += 1) await provider.receive(published(`${BODY} `))
  expect(asked()).toBe(2)
})

test("without the bank's key a callback is answered as unavailable, so that it is sent again", async () => {
  expect(await bank(['not a key']).provider.receive(published(BODY))).toEqual({ kind: 'unavailable' })
})

test('a card token is read only when the bank reports that it was created', async () => {
  const wallet = async (status: string) => {
    const { provider } = bankAnswering({
      invoiceId: 'i',
      status: 'success',
      amount: 100,
      ccy: 980,
      reference: 'a-1',
      walletData: { cardToken: 'secret-card', status },
    })
    const key = { reference: 'a-1', providerRef: 'i', startedAt: new Date() }
    const result = await provider.query?.(key)
    return result?.kind === 'observed' ? result.observation.card?.token : undefined
  }
  expect(await wallet('created')).toBe('secret-card')
  expect(await wallet('failed')).toBeUndefined()
})

test('a test token never reports real money', async () => {
  const { provider } = bankAnswering({ invoiceId: 'i', status: 'success', amount: 100, ccy: 980 }, true)
  const key = { reference: 'a-1', providerRef: 'i', startedAt: new Date() }
  expect(await provider.query?.(key)).toMatchObject({ observation: { status: 'succeeded', isLive: false } })
})

test('an open invoice can be closed and a card token revoked', async () => {
  const { provider, asked } = bankAnswering({})
  const key = { reference: 'a-1', providerRef: 'i', startedAt: new Date() }
  expect(await provider.closeCheckout?.(key)).toMatchObject({ observation: { status: 'expired', trust: 3 } })
  expect(await provider.revokeToken?.('a b')).toBe(true)
  expect(asked).toEqual([
    'POST https://api.monobank.ua/api/merchant/invoice/remove',
    'DELETE https://api.monobank.ua/api/merchant/wallet/card?cardToken=a%20b',
  ])
})

function bankAnswering(answer: object, isTest = false) {
  const asked: string[] = []
  const deps: ProviderDeps = {
    fetch: async (url, init) => {
      asked.push(`${init?.method} ${url}`)
      return Response.json(answer)
    },
    now: () => new Date(),
    randomId: () => 'id',
  }
  return { provider: createMonobank({ token: 'mono-token', isTest, savesCards: true }, deps), asked }
}
