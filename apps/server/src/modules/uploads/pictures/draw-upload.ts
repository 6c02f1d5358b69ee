import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { childEnvironment } from '../../../platform/config/child-environment.ts'
import { AppError, invalid } from '../../../platform/http/app-error.ts'
import { childAnswer } from '../../../platform/process/child-answer.ts'
import { createLimiter } from '../../../platform/process/limiter.ts'

/**
 * A re-encoded picture. For each of the ascending `widths`, the folder contains `{width}.avif` and `{width}.webp`.
 */
export type DrawnPicture = {
  readonly width: number
  readonly height: number
  readonly widths: readonly number[]
  /** The size of the largest WebP file in bytes. */
  readonly bytes: number
  /** A miniature of the picture as a data URI. Pages show it blurred while the picture loads. */
  readonly placeholder: string
}

export type PictureFault = {
  readonly fault: 'picture_unreadable' | 'picture_too_large'
  readonly reason?: string
}

const DRAWER = join(import.meta.dirname, 'draw-renditions.child.ts')
const TIMEOUT_MS = 60_000
const QUEUE_MAX = 30

/** One processor stays free for requests. */
const limit = createLimiter(Math.max(1, Math.min(4, availableParallelism() - 1)))
let waiting = 0

/**
 * Re-encodes a picture in all widths into `folder`. Throws `validation_failed` at `file` when the picture cannot be
 * read or is larger than 50 megapixels, and `unavailable` when the queue is full.
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

/**
 * Re-encodes a picture in a child process. After a crash or timeout of the child process the picture counts as
 * unreadable.
 */
async function drawInChild(source: string, folder: string): Promise<DrawnPicture | PictureFault> {
  const child = fork(DRAWER, [source, folder], {
    env: childEnvironment({}),
    execArgv: [],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  })
  const answer = await childAnswer(child)
  return (answer as DrawnPicture | PictureFault | undefined) ?? { fault: 'picture_unreadable' }
}
