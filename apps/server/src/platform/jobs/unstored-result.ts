import { isDatabaseUnavailable } from '../http/database-errors.ts'

/**
 * Whether an error says that the database was away when the result of a job was to be stored. graphile-worker 0.18
 * does not handle this error. The runner is started again, unlocks the job, and it runs again.
 */
export function isUnstoredResult(error: unknown): boolean {
  return isDatabaseUnavailable(error) && (error.stack ?? '').includes('graphile-worker')
}
