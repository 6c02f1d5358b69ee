/**
 * An error that prevents the start and that the operator can fix. Its `message` is printed as one line. Its
 * `detail` is captured output, which is printed only when LOG_LEVEL is `debug` or `trace`.
 */
export class StartError extends Error {
  readonly detail: string

  constructor(message: string, options: { readonly cause?: unknown; readonly detail?: string } = {}) {
    super(message, { cause: options.cause })
    this.name = 'StartError'
    this.detail = options.detail ?? ''
  }
}

/** Returns the code of a system error, such as `ENOENT`, or '' for any other error. */
export function systemErrorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
