import * as contract from '@verstat/contract'
import { createOrder, editOrder, listOrders, search } from '@verstat/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { silentHttpLog } from '../../testing/silent-log.ts'
import { openGate } from '../answer-call.ts'
import { registerApi } from '../api.ts'
import { AppError } from '../app-error.ts'
import { bind } from '../bind.ts'
import { createHttpServer } from '../server.ts'
import { openApiDocument } from './openapi.ts'

type Operation = {
  operationId: string
  parameters: { name: string; in: string; required: boolean }[]
  requestBody?: { content: { 'application/json': { schema: { properties: Record<string, unknown> } } } }
  responses: Record<string, unknown>
}

const ROUTES = Object.values<unknown>(contract).filter(isRoute)
const info = { title: 'Verstat API', version: '1' }
const operationOf = (document: ReturnType<typeof openApiDocument>, path: string, method: string) =>
  document.paths[path]?.[method] as Operation

test('an operation lists its fields, its answer and every error', () => {
  const document = openApiDocument([listOrders, search], info)
  expect(document.openapi).toBe('3.1.0')
  const list = operationOf(document, '/v1/order', 'post')
  expect(Object.keys(list.requestBody?.content['application/json'].schema.properties ?? {})).toContain(
    'budgetMin',
  )
  expect(Object.keys(list.responses)).toEqual(['200', '400', '413', '415', '422', '429', '431', '500', '503'])
  const find = operationOf(document, '/v1/search', 'get')
  expect(find.parameters).toContainEqual(
    expect.objectContaining({ name: 'query', in: 'query', required: true }),
  )
})

test('an operation lists the headers it reads', () => {
  const document = openApiDocument([createOrder, editOrder], info)
  const headers = (path: string) =>
    operationOf(document, path, 'post')
      .parameters.filter((parameter) => parameter.in === 'header')
      .map(({ name }) => name)
  expect(headers('/v1/order/create')).toEqual(['X-Challenge', 'Idempotency-Key'])
  expect(headers('/v1/order/{id}/edit')).toEqual(['X-Listing-Token'])
})

test('a file is described by its media type', () => {
  const { responses } = operationOf(
    openApiDocument([contract.getOffersTable], info),
    '/v1/order/{id}/offers/table',
    'get',
  )
  expect(responses['200']).toMatchObject({
    content: { 'text/csv': { schema: { type: 'string', format: 'binary' } } },
  })
  expect(responses['409']).toMatchObject({ description: 'offer_sealed' })
})

test('the document avoids regular expressions that other languages lack: Unicode properties and lookaheads', () => {
  const text = JSON.stringify(openApiDocument(ROUTES, info))
  expect(text).not.toContain('\\\\p{')
  expect(text).not.toMatch(/"pattern":"[^"]*\(\?[=!<]/)
  expect(text).toContain('"pattern":"')
})

test('an error code that a route does not declare becomes a 500 in tests and development', async () => {
  const app = createHttpServer({ log: silentHttpLog, translate: () => 'words', headers: {} })
  const refusing = (code: contract.ErrorCode) =>
    bind({ ...listOrders, path: `/v1/${code}` }, async () => {
      throw new AppError(code)
    })
  registerApi(app, {
    bindings: [refusing('gone'), refusing('rate_limited')],
    gate: openGate({}),
    translate: () => 'words',
    checkOutput: true,
  })
  const statusOf = async (code: string) =>
    (await app.inject({ method: 'POST', url: `/v1/${code}`, payload: {} })).statusCode
  expect([await statusOf('gone'), await statusOf('rate_limited')]).toEqual([500, 429])
})

test('a key that a route does not declare, at any depth, becomes a 500 in tests and development', async () => {
  const app = createHttpServer({ log: silentHttpLog, translate: () => 'words', headers: {} })
  const output = z.object({ items: z.array(z.object({ id: z.string() })) })
  const answering = (path: `/v1/${string}`, items: { id: string }[]) =>
    bind({ ...listOrders, path, output }, async () => ({ items }))
  registerApi(app, {
    bindings: [
      answering('/v1/declared', [{ id: 'a' }]),
      answering('/v1/more', [{ id: 'a' }, Object.assign({ id: 'b' }, { price: null })]),
    ],
    gate: openGate({}),
    translate: () => 'words',
    checkOutput: true,
  })
  const statusOf = async (url: string) => (await app.inject({ method: 'POST', url, payload: {} })).statusCode
  expect([await statusOf('/v1/declared'), await statusOf('/v1/more')]).toEqual([200, 500])
})

test('operation ids are unique over the whole contract', () => {
  const { paths } = openApiDocument(ROUTES, info)
  const ids = Object.values(paths).flatMap((methods) =>
    Object.values(methods).map((o) => (o as Operation).operationId),
  )
  expect(new Set(ids).size).toBe(ROUTES.length)
})

function isRoute(value: unknown): value is contract.Route {
  return typeof value === 'object' && value !== null && 'path' in value && 'output' in value
}

test('sizes along several axes are printed as lists of a fixed length, because few generators know tuples', () => {
  const document = JSON.stringify(openApiDocument(ROUTES, info))
  expect(document).not.toContain('prefixItems')
  expect(document).toContain('"sizeMm":{"type":"array","items":{"type":"number"},"minItems":3,"maxItems":3}')
})
