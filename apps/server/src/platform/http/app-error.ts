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
  readonly reason?: string
  readonly cause?: unknown
}

/** An expected refusal. It has no text: the response renders its code in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly problems: readonly FieldProblem[]
  readonly retryAfterSeconds: number | undefined
  /** With `stale`: the stored value, as the caller may see it. */
  readonly current: unknown
  /** With `move_forbidden`: the moves that are possible now. */
  readonly allowed: readonly string[] | undefined

  /** With `account_blocked`: the reason staff entered. */
  readonly reason: string | undefined

  constructor(code: ErrorCode, options: AppErrorOptions = {}) {
    super(code, options.cause === undefined ? undefined : { cause: options.cause })
    this.name = 'AppError'
    this.code = code
    this.problems = options.problems ?? []
    this.retryAfterSeconds = options.retryAfterSeconds
    this.current = options.current
    this.allowed = options.allowed
    this.reason = options.reason
  }

  get statusCode(): number {
    return ERROR_STATUS[this.code]
  }
}

/** Refuses an input because of these fields. */
export function invalid(...problems: readonly FieldProblem[]): AppError {
  return new AppError('validation_failed', { problems })
}
