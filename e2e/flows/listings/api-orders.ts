import { type APIRequestContext, expect } from '@playwright/test'
import { tokenOf } from '../accounts/account-steps.ts'

type Category = {
  readonly id: string
  readonly parentId: string | null
  readonly types: readonly string[]
  readonly fields: ReadonlyArray<{ readonly required: boolean }>
}

/** Creates an order of the demo customer through the API and returns the order's id. */
export async function placeOrder(request: APIRequestContext, title: string): Promise<string> {
  const categories: readonly Category[] = await (await request.get('/v1/category?counts=none')).json()
  const leaf = categories.find(
    ({ parentId, types, fields }) =>
      parentId !== null && types.includes('production') && !fields.some(({ required }) => required),
  )
  const answer = await request.post('/v1/order/create', {
    headers: { authorization: `Bearer ${await tokenOf(request, 'customer')}` },
    data: {
      title: { uk: title },
      description: { uk: DESCRIPTION },
      type: 'production',
      categoryId: leaf?.id,
      regionId: 'lvivska',
      offersUntil: new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10),
      contact: { name: 'Ніна', email: 'nina@example.test' },
    },
  })
  expect(answer.status()).toBe(201)
  return (await answer.json()).order.id
}

/** The description of the orders that `placeOrder` creates. */
export const DESCRIPTION = 'Потрібно пошити партію утеплених курток за нашими лекалами, тканина наша.'

/** Turns off automatic approval and raises the number of orders that a user may publish for free. */
export async function requireApproval(request: APIRequestContext): Promise<void> {
  const headers = { authorization: `Bearer ${await tokenOf(request, 'admin')}` }
  const data = { freeOrders: 1_000, autoApprove: { enabled: false, after: 3 } }
  expect((await request.patch('/v1/panel/settings', { headers, data })).status()).toBe(200)
}
