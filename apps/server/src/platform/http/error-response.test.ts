import { expect, test } from 'vitest'
import { AppError, invalid } from './app-error.ts'
import { errorBody, toAppError } from './error-response.ts'

const translate = (locale: string, key: string, values?: object) =>
  `${locale}:${key}${values ? JSON.stringify(values) : ''}`

test("an error response has status, code, message in the caller's language, and request id", () => {
  const error = invalid({ path: 'page', code: 'too_small', params: { min: 1 } })
  expect(errorBody(error, { locale: 'uk', requestId: 'r1', translate })).toEqual({
    statusCode: 422,
    data: {
      code: 'validation_failed',
      message: 'uk:errors.validation_failed',
      errors: [{ path: 'page', code: 'too_small', message: 'uk:errors.field.too_small{"min":1}' }],
      requestId: 'r1',
    },
  })
})

test('an unknown error reveals nothing', () => {
  const body = errorBody(toAppError(new Error('password=secret')), {
    locale: 'en',
    requestId: 'r2',
    translate,
  })
  expect(body).toEqual({
    statusCode: 500,
    data: { code: 'internal', message: 'en:errors.internal', requestId: 'r2' },
  })
})

test('an unavailable database is a temporary error', () => {
  const causes = [
    Object.assign(new Error('refused'), { code: 'ECONNREFUSED' }),
    Object.assign(new Error('shutting down'), { code: '57P01' }),
    Object.assign(new Error('starting up'), { code: '57P03' }),
    Object.assign(new Error('deadlock detected'), { code: '40P01' }),
    new Error('Connection terminated unexpectedly'),
    new Error('timeout exceeded when trying to connect'),
  ]
  for (const cause of causes) expect(toAppError(cause).code).toBe('unavailable')
  expect(toAppError(Object.assign(new Error('no such table'), { code: '42P01' })).code).toBe('internal')
})

test('errors of the framework keep their status', () => {
  const thrown = (statusCode: number) => Object.assign(new Error('x'), { statusCode })
  expect(toAppError(thrown(413)).code).toBe('payload_too_large')
  expect(toAppError(thrown(415)).code).toBe('unsupported_media_type')
  expect(toAppError(thrown(418)).code).toBe('bad_request')
  expect(toAppError(thrown(500)).code).toBe('internal')
  expect(toAppError(new AppError('gone')).statusCode).toBe(410)
})
