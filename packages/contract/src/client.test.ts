import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest'
import { httpRequest, httpSend } from './client.ts'
import { getOrder, listOrders, type OrderList } from './directory/order.ts'
import { apiErrorCode } from './errors.ts'
import { search } from './search/search.ts'

type Seen = {
  method?: string | undefined
  url?: string | undefined
  headers: Record<string, unknown>
  body: string
}

let server: Server
let base: string
let seen: Seen
let answer: { status: number; body: string } = { status: 200, body: '{}' }

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks = await Array.fromAsync<Buffer>(request)
    const { method, url, headers } = request
    seen = { method, url, headers, body: Buffer.concat(chunks).toString() }
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

const send = (token?: string) => httpSend({ base, locale: () => 'en', token: () => token })

test('a list call is JSON in the language of the page, with the token only when there is one', async () => {
  await send()(listOrders, { page: 2, type: 'tolling' })
  expect(seen).toMatchObject({ method: 'POST', url: '/v1/order', body: '{"page":2,"type":"tolling"}' })
  expect(seen.headers).toMatchObject({ 'accept-language': 'en', 'content-type': 'application/json' })
  expect(seen.headers).not.toHaveProperty('authorization')
  await send('secret')(listOrders, {})
  expect(seen.headers).toMatchObject({ authorization: 'Bearer secret' })
})

test('path parameters are escaped, and absent values are left out of the query string', () => {
  expect(httpRequest(getOrder, { slug: 'а/б?' }).url).toBe('/v1/order/%D0%B0%2F%D0%B1%3F')
  const { url } = httpRequest(search, { query: 'стіл & стілець', page: 2, type: undefined })
  expect([...new URL(url, 'http://site').searchParams]).toEqual([
    ['query', 'стіл & стілець'],
    ['page', '2'],
  ])
})

test('an unsuccessful response is thrown with its code and its body', async () => {
  const body = { statusCode: 404, data: { code: 'not_found', message: 'Немає', requestId: 'r1' } }
  answer = { status: 404, body: JSON.stringify(body) }
  const error = await send()(getOrder, { slug: 'x' }).catch((thrown: unknown) => thrown)
  expect(error).toMatchObject({ statusCode: 404, data: { message: 'Немає', requestId: 'r1' } })
  expect(apiErrorCode(error)).toBe('not_found')
})

test('an error page of a proxy becomes an error with a code that follows from its status', async () => {
  answer = { status: 502, body: '<html>Bad Gateway</html>' }
  const error = await send()(listOrders, {}).catch((thrown: unknown) => thrown)
  expect(apiErrorCode(error)).toBe('unavailable')
})

test('apiErrorCode is undefined for errors that the client did not throw', () => {
  expect(apiErrorCode(new Error('constructor'))).toBeUndefined()
  expect(apiErrorCode('not_found')).toBeUndefined()
})

test('the types of input and output follow from the route', () => {
  const call = () => send()(listOrders, { sort: 'deadline' })
  expectTypeOf(call).returns.resolves.toEqualTypeOf<OrderList>()
  // @ts-expect-error a sort that does not exist
  const wrong = () => send()(listOrders, { sort: 'price' })
  expectTypeOf(wrong).toBeFunction()
})
