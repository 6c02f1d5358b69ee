import { ERROR_STATUS, type ErrorBody, type ErrorCode } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { keysOf } from '../config/keys-of.ts'
import { AppError } from './app-error.ts'
import { isDatabaseUnavailable } from './database-errors.ts'

/** Renders a message in a language. The same function is used for pages, errors and e-mails. */
export type Translate = (
  locale: LocaleCode,
  key: string,
  values?: Readonly<Record<string, string | number>>,
) => string

/** Converts anything thrown to an `AppError`. An unknown error becomes `internal`, which reveals nothing. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (isDatabaseUnavailable(error)) return new AppError('unavailable', { cause: error })
  const code = fastifyCode(error)
  return new AppError(code ?? 'internal', { cause: error })
}

export function errorBody(
  error: AppError,
  options: { locale: LocaleCode; requestId: string; translate: Translate },
): ErrorBody {
  const { locale, requestId, translate } = options
  const errors = error.problems.map((problem) => ({
    path: problem.path,
    code: problem.code,
    message: translate(locale, `errors.field.${problem.code}`, problem.params),
  }))
  return {
    statusCode: error.statusCode,
    data: {
      code: error.code,
      message: translate(
        locale,
        `errors.${error.code}`,
        error.reason === undefined ? undefined : { reason: error.reason },
      ),
      ...(errors.length > 0 ? { errors } : {}),
      ...(error.retryAfterSeconds === undefined ? {} : { retryAfter: error.retryAfterSeconds }),
      ...(error.current === undefined ? {} : { current: error.current }),
      ...(error.allowed === undefined ? {} : { allowed: error.allowed }),
      ...(error.needs === undefined ? {} : { needs: error.needs }),
      ...(error.reason === undefined ? {} : { reason: error.reason }),
      requestId,
    },
  }
}

/** Several error codes may have the same HTTP status. The first code in `ERROR_STATUS` is the general one. */
const CODE_BY_STATUS: ReadonlyMap<number, ErrorCode> = new Map(
  keysOf(ERROR_STATUS)
    .toReversed()
    .map((code) => [ERROR_STATUS[code], code]),
)

/** Fastify's own errors, such as broken JSON or a body that is too large, have a 4xx status. */
function fastifyCode(error: unknown): ErrorCode | undefined {
  if (!(error instanceof Error) || !('statusCode' in error)) return undefined
  const status = Number(error.statusCode)
  if (status < 400 || status > 499) return undefined
  return CODE_BY_STATUS.get(status) ?? 'bad_request'
}
