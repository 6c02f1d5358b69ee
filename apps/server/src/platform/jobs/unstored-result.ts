import { isDatabaseUnavailable } from '../http/database-errors.ts'

/**
 * Whether an error says that the database was away when the result of a job was to be stored. graphile-worker 0.18
 * does not handle this error. The runner is started again, and the job runs again when its lock has expired.
 */
export function isUnstoredResult(error: unknown): boolean {
  return isDatabaseUnavailable(error) && error instanceof Error && /graphile-worker/.test(error.stack ?? '')
}
