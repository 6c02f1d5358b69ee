import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '../../../platform/config/child-environment.ts'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { createLimiter } from '../../../platform/process/limiter.ts'

/** A re-encoded picture, stored as `{width}.avif` and `{width}.webp` for each width, ascending. */
export type DrawnPicture = {
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  /** Size of the largest WebP file. */
  readonly bytes: number
  /** A miniature as data URI, shown blurred while the picture loads. */
  readonly placeholder: string
}

export type PictureFault = {
  readonly fault: 'picture_unreadable' | 'picture_too_large'
  readonly reason?: string
}

const DRAWER = join(import.meta.dirname, 'draw-renditions.child.ts')
const TIMEOUT_MS = 60_000
const QUEUE_MAX = 30

/** Leaves one processor free for requests. */
const limit = createLimiter(Math.max(1, Math.min(4, availableParallelism() - 1)))
let waiting = 0

/**
 * Re-encodes a picture in all widths into `folder`. Throws `validation_failed` at `file` when it is unreadable or
 * larger than 50 megapixels, `unavailable` when the queue is full.
 */
export async function drawUpload(source: string, folder: string): Promise<DrawnPicture> {
  if (waiting >= QUEUE_MAX) throw new AppError('unavailable', { retryAfterSeconds: 20 })
  waiting += 1
  try {
    const drawn = await limit(() => drawInChild(source, folder))
    if ('fault' in drawn) throw invalid({ path: 'file', code: drawn.fault })
    return drawn
  } finally {
    waiting -= 1
  }
}

/** Runs in a child process. A crash or timeout counts as an unreadable picture. */
function drawInChild(source: string, folder: string): Promise<DrawnPicture | PictureFault> {
  return new Promise((resolve, reject) => {
    const child = fork(DRAWER, [source, folder], {
      env: childEnvironment({}),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: TIMEOUT_MS,
      killSignal: 'SIGKILL',
    })
    child.once('message', (message) => resolve(message as DrawnPicture | PictureFault))
    child.once('error', reject)
    child.once('exit', () => resolve({ fault: 'picture_unreadable' }))
  })
}
