import {
  getOrder,
  listCategories,
  listOrders,
  listRelatedOrders,
  type Route,
  route,
  search,
} from '@verstat/contract'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { AppError } from '../app-error.ts'
import { type Parts, readInput } from './validation.ts'

function parseInput<R extends Route>(route: R, parts: Parts) {
  const { input, problems } = readInput(route, parts)
  if (problems.length > 0) throw new AppError('validation_failed', { problems })
  return input
}

function problemsOf(run: () => unknown) {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return error.problems
    throw error
  }
  throw new Error('nothing was refused')
}

test('every invalid field is reported at once with its code', () => {
  const body = { page: 0, limit: 1.5, type: 'nothing', currency: 5, budgetMin: 'ten', surprise: 1 }
  expect(problemsOf(() => parseInput(listOrders, { body }))).toEqual([
    { path: 'page', code: 'too_small', params: { min: 1 } },
    { path: 'limit', code: 'not_integer' },
    { path: 'type', code: 'invalid_value' },
    { path: 'budgetMin', code: 'invalid_type' },
    { path: 'currency', code: 'invalid_value' },
    { path: 'surprise', code: 'unknown_key' },
  ])
})

test('missing, too short and too long texts are reported with their limits', () => {
  expect(problemsOf(() => parseInput(search, { query: {} }))).toEqual([{ path: 'query', code: 'required' }])
  expect(problemsOf(() => parseInput(search, { query: { query: ' я ' } }))).toEqual([
    { path: 'query', code: 'too_short', params: { min: 2 } },
  ])
  expect(problemsOf(() => parseInput(search, { query: { query: 'я'.repeat(101) } }))).toEqual([
    { path: 'query', code: 'too_long', params: { max: 100 } },
  ])
})

test('numbers of a query string are parsed, anything else is refused', () => {
  expect(parseInput(search, { query: { query: 'стіл', page: '3' } })).toMatchObject({ page: 3, limit: 24 })
  for (const page of ['03x', '-1', '1e3', ['1', '2'], ' 1']) {
    expect(problemsOf(() => parseInput(search, { query: { query: 'стіл', page } }))).toHaveLength(1)
  }
})

test('a path that cannot identify anything is a 404, not a validation error', () => {
  for (const [route, params] of [
    [listRelatedOrders, { id: 'x' }],
    [getOrder, { slug: 'x\0' }],
    [getOrder, { slug: '' }],
  ] as const) {
    expect(() => parseInput(route, { params })).toThrow(new AppError('not_found'))
  }
})

const nested = route({
  method: 'POST',
  path: '/v1/nested',
  summary: '',
  auth: 'public',
  body: z.strictObject({
    list: z.optional(z.array(z.object({ text: z.string() }))),
    any: z.optional(z.record(z.string(), z.unknown())),
  }),
  output: z.null(),
  errors: [],
})

test.each(['a\0b', '\ud800', 'x\udc00y'])('the text %j is refused at any depth', (text) => {
  expect(problemsOf(() => parseInput(nested, { body: { list: [{ text }] } }))).toEqual([
    { path: 'list.0.text', code: 'unstorable_text' },
  ])
  expect(problemsOf(() => parseInput(nested, { body: { any: { a: [{ [`k${text}`]: 1 }] } } }))).toMatchObject(
    [{ code: 'unknown_key' }],
  )
})

test('input that is too deep or has too many values is refused before its schema runs', () => {
  const deep = JSON.parse(`${'['.repeat(10_000)}${']'.repeat(10_000)}`)
  expect(problemsOf(() => parseInput(nested, { body: { any: { deep } } }))).toEqual([
    { path: 'any', code: 'too_deep' },
  ])
  const many = Object.fromEntries(Array.from({ length: 28_000 }, (_, index) => [`key${index}`, index]))
  expect(problemsOf(() => parseInput(nested, { body: many }))).toEqual([
    { path: '', code: 'too_many', params: { max: 10_000 } },
  ])
})

test('the path of an invalid field is short and printable, whatever its keys', () => {
  const any = { ['\ud800\n'.repeat(3_000)]: { ['k'.repeat(3_000)]: { ['я'.repeat(3_000)]: '\0' } } }
  const [problem] = problemsOf(() => parseInput(nested, { body: { any } }))
  expect(problem?.path.length).toBeLessThanOrEqual(121)
  expect(problem?.path).not.toMatch(/[\p{Cc}\p{Cs}]/u)
})

test('an unknown key of any length is shortened', () => {
  const [problem] = problemsOf(() => parseInput(listOrders, { body: { ['k'.repeat(5_000)]: 1 } }))
  expect(problem?.path).toHaveLength(61)
})

test('an empty filter counts as absent, in queries and in bodies of lists', () => {
  expect(parseInput(listCategories, { query: { type: '' } })).toEqual({})
  expect(parseInput(listOrders, { body: { type: '', regionSlug: '', sort: '', page: '' } })).toMatchObject({
    page: 1,
    limit: 24,
  })
  expect(parseInput(search, { query: { query: 'стіл', type: '', region: '', limit: '' } })).toMatchObject({
    query: 'стіл',
    limit: 24,
  })
  // An empty value is dropped only when its field is optional.
  expect(problemsOf(() => parseInput(search, { query: { query: '' } }))).toMatchObject([{ path: 'query' }])
  expect(problemsOf(() => parseInput(listOrders, { body: { surprise: '' } }))).toEqual([
    { path: 'surprise', code: 'unknown_key' },
  ])
})

test('a body that is not an object is refused', () => {
  for (const body of [[], 'text', 5])
    expect(problemsOf(() => parseInput(listOrders, { body }))).toHaveLength(1)
})

test('valid fields are returned together with the problems of invalid fields', () => {
  const body = { page: 0, limit: 5, type: 'tolling', regionSlug: 'a\0b', surprise: 1 }
  const { valid, problems } = readInput(listOrders, { body })
  expect(problems.map(({ path }) => path)).toEqual(['regionSlug', 'page', 'surprise'])
  expect(valid).toEqual({ limit: 5, type: 'tolling' })
  expect(readInput(listOrders, { body: { regionSlug: 'a\0b', limit: 5 } }).valid).not.toHaveProperty(
    'regionSlug',
  )
})
