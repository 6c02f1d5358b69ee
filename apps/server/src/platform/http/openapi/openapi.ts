import { ERROR_STATUS, type ErrorCode, type Route, routeErrors } from '@verstat/contract'
import type * as z from 'zod/mini'
import { jsonSchema } from './json-schema.ts'

/**
 * Builds the OpenAPI 3.1 document of the contract's routes. `morePaths` are operations outside the contract,
 * which our own clients do not use.
 */
export function openApiDocument(
  routes: readonly Route[],
  info: { title: string; version: string },
  morePaths: MorePaths = {},
) {
  const paths: Record<string, Record<string, unknown>> = { ...morePaths }
  for (const route of routes) {
    paths[route.path] = { ...paths[route.path], [route.method.toLowerCase()]: operation(route) }
  }
  return {
    openapi: '3.1.0',
    info,
    paths,
    components: {
      schemas: { Error: ERROR_SCHEMA },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  }
}

export type MorePaths = Readonly<Record<string, Record<string, unknown>>>

function operation(route: Route) {
  return {
    summary: route.summary,
    operationId: `${route.method.toLowerCase()}${route.path.replaceAll(/[^a-zA-Z0-9]+(\w?)/g, (_, next: string) => next.toUpperCase())}`,
    tags: [route.path.split('/')[2] ?? 'other'],
    ...(route.auth === 'public'
      ? {}
      : { security: route.auth === 'optional' ? [{}, { bearer: [] }] : [{ bearer: [] }] }),
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...(route.challenge ? [CHALLENGE_HEADER] : []),
      ...(route.idempotent ? [IDEMPOTENCY_HEADER] : []),
      ...(route.listingToken ? [LISTING_TOKEN_HEADER] : []),
      ...(route.answerCode ? [ANSWER_CODE_HEADER] : []),
    ],
    ...(route.body ? { requestBody: requestBody(route.body, route.multipart) } : {}),
    responses: {
      [route.status ?? 200]: {
        description: 'OK',
        ...(route.status === 204 ? {} : { content: answerContent(route) }),
      },
      ...errorResponses(routeErrors(route)),
    },
  }
}

function answerContent({ media, output }: Route) {
  if (media === undefined) return { 'application/json': { schema: jsonSchema(output, 'output') } }
  return { [media]: { schema: { type: 'string', format: 'binary' } } }
}

function requestBody(body: z.ZodMiniObject, isForm = false) {
  const schema = jsonSchema(body, 'input')
  if (!isForm) return { content: { 'application/json': { schema } } }
  const file = { type: 'string', format: 'binary' }
  const { properties = {}, required = [] } = schema
  const form = { ...schema, properties: { file, ...properties }, required: ['file', ...required] }
  return { content: { 'multipart/form-data': { schema: form } } }
}

function parameters(schema: z.ZodMiniObject | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = jsonSchema(schema, 'input')
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

const CHALLENGE_HEADER = {
  name: 'X-Challenge',
  in: 'header',
  required: false,
  description:
    'Base64 of the JSON {algorithm, challenge, number, salt, signature}: a solved GET /v1/challenge',
  schema: { type: 'string' },
}

const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Chosen by the caller: the same key and body are answered alike for a day, another body is 409',
  schema: { type: 'string', minLength: 8, maxLength: 200 },
}

const LISTING_TOKEN_HEADER = {
  name: 'X-Listing-Token',
  in: 'header',
  required: false,
  description: 'The secret of what was placed or kept without an account: it manages that',
  schema: { type: 'string' },
}

const ANSWER_CODE_HEADER = {
  name: 'X-Answer-Code',
  in: 'header',
  required: false,
  description:
    'The code of a link in an e-mail about messages: it stands for a session, for this conversation only',
  schema: { type: 'string' },
}

export function errorResponses(codes: readonly ErrorCode[]) {
  const byStatus = Map.groupBy(codes, (code) => ERROR_STATUS[code])
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.join(', '),
        ...(status === 429 || status === 503 ? { headers: { 'Retry-After': RETRY_AFTER } } : {}),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  )
}

const RETRY_AFTER = { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } }

const ERROR_SCHEMA = {
  type: 'object',
  required: ['statusCode', 'data'],
  properties: {
    statusCode: { type: 'integer' },
    data: {
      type: 'object',
      required: ['code', 'message', 'requestId'],
      properties: {
        code: { type: 'string', enum: Object.keys(ERROR_STATUS) },
        message: { type: 'string' },
        errors: {
          type: 'array',
          items: {
            type: 'object',
            required: ['path', 'code', 'message'],
            properties: { path: { type: 'string' }, code: { type: 'string' }, message: { type: 'string' } },
          },
        },
        retryAfter: { type: 'integer' },
        current: { description: 'With `stale`: what is stored now' },
        allowed: { type: 'array', items: { type: 'string' } },
        needs: { type: 'array', items: { type: 'string' } },
        reason: { type: 'string' },
        requestId: { type: 'string' },
      },
    },
  },
}
