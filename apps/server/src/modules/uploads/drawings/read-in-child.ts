import { fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DrawingFacts } from '@verstat/contract'
import { childEnvironment } from '../../../platform/config/child-environment.ts'
import { systemErrorCode } from '../../../platform/config/start-error.ts'
import { childAnswer } from '../../../platform/process/child-answer.ts'
import type { DrawnPicture } from '../pictures/draw-upload.ts'
import { READING_BYTES_MAX, READING_MS_MAX } from './reading.ts'

/** What a child process found. The pictures and the file `view` are in the folder that it was given. */
export type ReadDrawing =
  | {
      readonly state: 'ready'
      readonly facts: DrawingFacts
      readonly picture: DrawnPicture | null
      readonly hasView: boolean
    }
  /** `reason` is for the log. */
  | { readonly state: 'failed' | 'unsupported'; readonly reason: string }

const CHILD = join(import.meta.dirname, 'read-drawing.child.ts')
const LOOK_MS = 100
/** Drawing and storing the picture comes after reading, and the process itself has to start. */
const STARTING_AND_DRAWING_MS = 5_000
/** On a busy machine the process waits long for its turn, which is no fault of the file. */
const WAITING_MS_MAX = 60_000
const PAGE_BYTES = 4_096
/** Linux counts the time of processors in hundredths of a second. */
const TICK_MS = 10
/** With these options V8 collects garbage early enough for the largest accepted files to stay below the limit. */
const V8_OPTIONS = ['--max-old-space-size=320', '--max-semi-space-size=16']

export type ReadingLimits = {
  /** Of a processor. Where the system does not tell it, a minute altogether is the limit. */
  readonly ms?: number
  readonly bytes?: number
  /** Kills the child process when it is aborted. */
  readonly stopping?: AbortSignal
}

/**
 * Reads a file in a child process, which is killed when it takes too long or too much memory. The file then counts as
 * `failed`.
 */
export async function readInChild(
  file: { readonly path: string; readonly mime: string; readonly folder: string },
  { ms = READING_MS_MAX + STARTING_AND_DRAWING_MS, bytes = READING_BYTES_MAX, stopping }: ReadingLimits = {},
): Promise<ReadDrawing> {
  const child = fork(CHILD, [file.path, file.mime, file.folder], {
    env: childEnvironment({}),
    execArgv: V8_OPTIONS,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: WAITING_MS_MAX,
    killSignal: 'SIGKILL',
  })
  const failing = Promise.withResolvers<never>()
  let reason = 'the process took too long or crashed'
  const look = async () => {
    const used = await usedBy(child.pid)
    if (used.bytes > bytes) reason = 'the process took too much memory'
    if (used.bytes > bytes || used.ms > ms) child.kill('SIGKILL')
  }
  const looking = setInterval(() => {
    look().catch((error) => {
      child.kill('SIGKILL')
      failing.reject(error)
    })
  }, LOOK_MS)
  const stop = () => void child.kill('SIGKILL')
  stopping?.addEventListener('abort', stop, { once: true })
  try {
    // The process writes into its folder until it ends.
    const answer = await Promise.race([childAnswer(child), failing.promise])
    return (answer as ReadDrawing | undefined) ?? { state: 'failed', reason }
  } finally {
    clearInterval(looking)
    stopping?.removeEventListener('abort', stop)
  }
}

/**
 * The memory and the processor time of a process. The option of V8 limits only its own heap, not the memory of buffers
 * and of WebAssembly. Both are 0 on systems without `/proc`.
 */
async function usedBy(pid: number | undefined): Promise<{ readonly bytes: number; readonly ms: number }> {
  try {
    const [memory, stat] = await Promise.all([
      readFile(`/proc/${pid}/statm`, 'utf8'),
      readFile(`/proc/${pid}/stat`, 'utf8'),
    ])
    // The name of the program may contain spaces, so the fields are counted from behind its bracket.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return {
      bytes: Number(memory.split(' ')[1] ?? 0) * PAGE_BYTES,
      ms: (Number(fields[11] ?? 0) + Number(fields[12] ?? 0)) * TICK_MS,
    }
  } catch (error) {
    // The process has ended meanwhile, or the system keeps no such files.
    if (systemErrorCode(error) === 'ENOENT' || systemErrorCode(error) === 'ESRCH') return { bytes: 0, ms: 0 }
    throw error
  }
}
