import type { APIRequestContext, Page } from '@playwright/test'
import { axeFindingsInBothSchemes } from '../../axe.ts'
import { expect, whenHydrated } from '../../fixtures.ts'
import { fromSomewhere, linkInMail, newAddress, newUser, tokenOf } from '../accounts/account-steps.ts'

type Category = {
  readonly id: string
  readonly parentId: string | null
  readonly types: readonly string[]
  readonly fields: ReadonlyArray<{ readonly required: boolean }>
}

export type Member = { readonly email: string; readonly token: string }

/** Registers a person with a verified e-mail address. */
export async function newMember(request: APIRequestContext): Promise<Member> {
  const email = newAddress()
  const token = await newUser(request, email)
  const code = (await linkInMail(request, email, '/verify/')).split('/').at(-1)
  expect((await request.get(`/v1/user/verify/${code}`)).status()).toBe(200)
  return { email, token }
}

async function freeLeaf(request: APIRequestContext, type: string): Promise<string> {
  const categories: readonly Category[] = await (await request.get('/v1/category?counts=none')).json()
  const leaf = categories.find(
    ({ parentId, types, fields }) =>
      parentId !== null && types.includes(type) && !fields.some(({ required }) => required),
  )
  return leaf?.id ?? ''
}

async function approve(request: APIRequestContext, kind: 'order' | 'producer', id: string): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'moderator')}` }
  const answer = await request.post(`/v1/${kind}/${id}/status/published`, { headers, data: {} })
  expect(answer.status()).toBe(200)
}

/** Publishes an order of 500 pieces. */
export async function publishOrder(
  request: APIRequestContext,
  { token, email }: Member,
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly slug: string }> {
  const answer = await request.post('/v1/order/create', {
    headers: { authorization: `Bearer ${token}`, ...fromSomewhere() },
    data: {
      title: { uk: 'Пошиття п’ятисот утеплених курток' },
      description: { uk: 'Потрібно пошити партію утеплених курток за нашими лекалами, тканина наша.' },
      type: 'production',
      categoryId: await freeLeaf(request, 'production'),
      regionId: 'lvivska',
      quantity: 500,
      unit: 'pcs',
      offersUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
      contact: { name: 'Ніна', email },
      ...more,
    },
  })
  expect(answer.status()).toBe(201)
  const { order } = await answer.json()
  await approve(request, 'order', order.id)
  return { id: order.id, slug: order.slug }
}

/** Publishes a producer and returns its id. */
export async function publishProducer(
  request: APIRequestContext,
  { token, email }: Member,
  name: string,
): Promise<string> {
  const answer = await request.post('/v1/producer/create', {
    headers: { authorization: `Bearer ${token}`, ...fromSomewhere() },
    data: {
      name,
      kind: 'workshop',
      description: { uk: 'Шиємо спецодяг та уніформу невеликими партіями від двадцяти одиниць.' },
      categoryIds: [await freeLeaf(request, 'producer')],
      regionId: 'lvivska',
      email,
    },
  })
  expect(answer.status()).toBe(201)
  const { producer } = await answer.json()
  await approve(request, 'producer', producer.id)
  return producer.id
}

/** Sends an offer through the API. `amountMinor` is the price of one piece. */
export async function sendOffer(
  request: APIRequestContext,
  { token }: Member,
  order: { readonly id: string },
  producerId: string,
  amountMinor: number,
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly id: string; readonly version: number }> {
  const answer = await request.post(`/v1/order/${order.id}/offer`, {
    headers: { authorization: `Bearer ${token}` },
    data: {
      producerId,
      price: { basis: 'unit', steps: [{ from: 1, amountMinor, per: 1 }] },
      currency: 'UAH',
      vat: { mode: 'included', rate: 20 },
      delivery: { mode: 'included' },
      leadDays: 14,
      leadFrom: 'acceptance',
      prepaymentPercent: 50,
      paymentDays: 0,
      meetsAll: true,
      ...more,
    },
  })
  expect(answer.status()).toBe(201)
  return answer.json()
}

/** Checks that the page has loaded, passes axe in both color schemes, and is not wider than the screen. */
export async function expectGood(page: Page): Promise<void> {
  await whenHydrated(page)
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  expect(await axeFindingsInBothSchemes(page, 'light')).toEqual([])
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  )
  expect(isTooWide).toBe(false)
}

/** The only draft of a customer. */
export async function findDraft(
  request: APIRequestContext,
  { token }: Member,
): Promise<{ readonly id: string; readonly slug: string }> {
  const answer = await request.get('/v1/user/orders?status=draft', {
    headers: { authorization: `Bearer ${token}` },
  })
  const { items } = await answer.json()
  expect(items).toHaveLength(1)
  return items[0]
}

/** Publishes a draft: its owner submits it, and a moderator approves it. */
export async function submitAndApprove(
  request: APIRequestContext,
  { token }: Member,
  id: string,
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` }
  expect((await request.post(`/v1/order/${id}/status/pending`, { headers, data: {} })).status()).toBe(200)
  await approve(request, 'order', id)
}

/** Makes a decision of the customer about an offer through the API. */
export async function decide(
  request: APIRequestContext,
  { token }: Member,
  { id, version }: { readonly id: string; readonly version: number },
  status: string,
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ readonly dealId: string | null }> {
  const answer = await request.post(`/v1/offer/${id}/status/${status}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { version, ...more },
  })
  expect(answer.status()).toBe(200)
  return answer.json()
}
