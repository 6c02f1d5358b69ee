import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const SILENCE_MS = 1_000

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

/**
 * Waits until the open pages in a child process have received `wanted` events or receive no more. Pages may miss events
 * because the server closes slow connections.
 */
export async function untilReceived(pages: ChildProcess, wanted: number): Promise<void> {
  for (let before = -1, received = 0; received > before && received < wanted; await pause(SILENCE_MS)) {
    before = received
    received = await ask<number>(pages, 'received')
  }
}
