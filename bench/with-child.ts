import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type ChildScript = {
  readonly script: string
  readonly args?: readonly string[]
  readonly execArgv?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

/**
 * Runs a script as a child process while `use` runs. `first` is the first message of the child process, which it sends
 * when it is ready.
 */
export async function withChild<First, T>(
  { script, args = [], execArgv = [], env = {} }: ChildScript,
  use: (child: ChildProcess, first: First) => Promise<T>,
): Promise<T> {
  const child = fork(join(import.meta.dirname, script), args, {
    execArgv: [...execArgv],
    env: { ...process.env, ...env },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  try {
    const [first] = await Promise.race([
      once(child, 'message'),
      ended.then(([code]) => {
        throw new Error(`${script} ended with ${code}`)
      }),
    ])
    return await use(child, first)
  } finally {
    if (child.connected) child.disconnect()
    await ended
  }
}

export async function ask<T>(child: ChildProcess, question: object | string): Promise<T> {
  const answer = once(child, 'message')
  child.send(question)
  return (await answer)[0]
}
