import type { ChildProcess } from 'node:child_process'

/**
 * Returns the message that a child process sends before it ends, or undefined when it sends none. Rejects when the process
 * cannot be started. It waits for `close`, because `exit` may come before the last message.
 */
export function childAnswer(child: Pick<ChildProcess, 'once'>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    let answer: unknown
    child.once('message', (message) => {
      answer = message
    })
    child.once('error', reject)
    child.once('close', () => resolve(answer))
  })
}
