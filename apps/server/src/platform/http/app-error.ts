import { ERROR_STATUS, type ErrorCode, type FieldErrorCode } from '@verstat/contract'

export type FieldProblem = {
  readonly path: string
  readonly code: FieldErrorCode
  readonly params?: Readonly<Record<string, string | number>>
}

export type AppErrorOptions = {
  readonly problems?: readonly FieldProblem[]
  readonly retryAfterSeconds?: number
  readonly current?: unknown
  readonly allowed?: readonly string[]
  readonly needs?: readonly string[]
  readonly reason?: string
  readonly cause?: unknown
}

/**
 * An expected refusal of a request. The error has only a code; the response contains the text in the caller's
 * language.
 */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly problems: readonly FieldProblem[]
  readonly retryAfterSeconds: number | undefined
  /** Set when the code is `stale` or `offer_exists`: the currently stored value, as the caller may see it. */
  readonly current: unknown
  /** Set when the code is `move_forbidden`: the status changes that are possible now. */
  readonly allowed: readonly string[] | undefined
  /** Set with `not_eligible`, `offers_closed`, `quota_reached` in a conversation and `conflict` of a request for files. */
  readonly needs: readonly string[] | undefined
  /** Set when the code is `account_blocked`: the reason that staff entered. */
  readonly reason: string | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.problems = options.problems ?? []
    this.retryAfterSeconds = options.retryAfterSeconds
    this.current = options.current
    this.allowed = options.allowed
    this.needs = options.needs
    this.reason = options.reason
  }

  get statusCode(): number {
    return ERROR_STATUS[this.code]
  }
}

export function invalid(...problems: readonly FieldProblem[]): AppError {
  return new AppError('validation_failed', { problems })
}
