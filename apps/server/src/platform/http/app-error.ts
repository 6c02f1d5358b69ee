import { ERROR_STATUS, type ErrorCode, type FieldErrorCode } from '@verstat/contract'

/** One wrong field before its text is chosen; `params` are the arguments of the message. */
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

/** An expected refusal. It carries no text: the words are chosen at the edge, in the caller's language. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly problems: readonly FieldProblem[]
  /** How long to wait before the same call may work. */
  readonly retryAfterSeconds: number | undefined
  /** With `stale`: what is stored now, as the caller may see it. */
  readonly current: unknown
  /** With `move_forbidden`: the moves that would be possible now. */
  readonly allowed: readonly string[] | undefined

  /** With `account_blocked`: what staff said. */
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

/** The refusal of an input: every wrong field at once. */
export function invalid(...problems: readonly FieldProblem[]): AppError {
  return new AppError('validation_failed', { problems })
}
