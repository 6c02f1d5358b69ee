/**
 * A reason not to start that the operator can fix. `message` is the one line printed;
 * `detail` is captured output, shown only when LOG_LEVEL is debug or finer.
 */
export class StartError extends Error {
  readonly detail: string

  constructor(message: string, options: { readonly cause?: unknown; readonly detail?: string } = {}) {
    super(message, { cause: options.cause })
    this.name = 'StartError'
    this.detail = options.detail ?? ''
  }
}

/** The code of a system error (`ENOENT`, `EACCES`), or '' for anything else. */
export function systemErrorCode(error: unknown): string {
  if (!(error instanceof Error) || !('code' in error)) return ''
  return typeof error.code === 'string' ? error.code : ''
}
