import { StartError, systemErrorCode } from '../../config/start-error.ts'

/** Errors of the file system and the network that the operator can fix. Any other error is a bug. */
const FAULTS: ReadonlySet<string> = new Set([
  ...['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EIO', 'ENOTDIR', 'EISDIR', 'ESTALE', 'ENODEV'],
  ...['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH'],
])

/** Runs work on a place, and says in one line when the place cannot be used. */
export async function withPlace<T>(place: string, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (error instanceof StartError || !(error instanceof Error)) throw error
    // Errors of the S3 client have `$metadata`, and those about missing settings have a name of their own.
    const isOfService = '$metadata' in error || /Credentials|Region/.test(`${error.name} ${error.message}`)
    if (!isOfService && !FAULTS.has(systemErrorCode(error))) throw error
    throw new StartError(`${place} cannot be used: ${error.message || error.name}.`, { cause: error })
  }
}
