import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '../../../platform/config/child-environment.ts'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { createLimiter } from '../../../platform/process/limiter.ts'

/** A picture as it is kept: `{width}.avif` and `{width}.webp` for each width, ascending. */
export type DrawnPicture = {
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  /** Of the largest WebP. */
  readonly bytes: number
  /** A miniature as data URI, shown blurred until the picture is there. */
  readonly placeholder: string
}

export type PictureFault = {
  readonly fault: 'picture_unreadable' | 'picture_too_large'
  readonly reason?: string
}

const DRAWER = join(import.meta.dirname, 'draw-renditions.child.ts')
const LONGEST_MS = 60_000
const MOST_WAITING = 30

/** One processor always stays for answering. */
const inTurn = createLimiter(Math.max(1, Math.min(4, availableParallelism() - 1)))
let waiting = 0

/**
 * Draws a picture anew into `folder`, in all its widths. Throws `validation_failed` at `file` when it cannot be read or has
 * more than 50 megapixels, `unavailable` when too many wait already.
 */
export async function drawUpload(source: string, folder: string): Promise<DrawnPicture> {
  if (waiting >= MOST_WAITING) throw new AppError('unavailable', { retryAfterSeconds: 20 })
  waiting += 1
  try {
    const drawn = await inTurn(() => drawApart(source, folder))
    if ('fault' in drawn) throw invalid({ path: 'file', code: drawn.fault })
    return drawn
  } finally {
    waiting -= 1
  }
}

/** A process that dies or hangs over a picture says that nobody can read it. */
function drawApart(source: string, folder: string): Promise<DrawnPicture | PictureFault> {
  return new Promise((resolve, reject) => {
    const child = fork(DRAWER, [source, folder], {
      env: childEnvironment({}),
      execArgv: [],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      timeout: LONGEST_MS,
      killSignal: 'SIGKILL',
    })
    child.once('message', (message) => resolve(message as DrawnPicture | PictureFault))
    child.once('error', reject)
    child.once('exit', () => resolve({ fault: 'picture_unreadable' }))
  })
}
