import { fork } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { childEnvironment } from '../../../platform/config/child-environment.ts'
import { outlineText } from '../../../platform/documents/outline-text.ts'
import { childAnswer } from '../../../platform/process/child-answer.ts'
import { createLimiter } from '../../../platform/process/limiter.ts'
import { STAMP_SIZE, type StampTask } from './stamp-task.ts'

const STAMPER = join(import.meta.dirname, 'stamp-pdf.child.ts')
const TIMEOUT_MS = 10_000
const HEAP_MB = 256
const limit = createLimiter(2, 20)

/**
 * Writes a text on every page of a PDF, in a child process, because the file is a stranger's. A PDF that is encrypted,
 * broken or too large for the limits is returned as it is.
 */
export function stampPdf(folder: string, content: Buffer, text: string): Promise<Buffer> {
  return limit(async () => {
    const made = await mkdtemp(join(folder, 'stamp-'))
    const task: StampTask = {
      source: join(made, 'source'),
      result: join(made, 'result'),
      ...outlineText(text, 600, STAMP_SIZE),
    }
    try {
      await writeFile(task.source, content)
      return (await stampInChild(task)) ? await readFile(task.result) : content
    } finally {
      await rm(made, { recursive: true, force: true })
    }
  })
}

async function stampInChild(task: StampTask): Promise<boolean> {
  const child = fork(STAMPER, [], {
    env: childEnvironment({}),
    execArgv: [`--max-old-space-size=${HEAP_MB}`],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: TIMEOUT_MS,
    killSignal: 'SIGKILL',
  })
  child.send(task)
  return (await childAnswer(child)) === true
}
