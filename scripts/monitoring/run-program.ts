import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { eventually } from '../../apps/server/src/platform/testing/eventually.ts'

const KEPT_CHARACTERS = 5_000
const running = new Set<ChildProcess>()

/** Starts a server and waits until this address answers. Rejects with what the server said if it ends before. */
export async function startProgram(
  binary: string,
  args: readonly string[],
  ready: string,
  env: Readonly<Record<string, string>> = {},
): Promise<void> {
  const child = spawn(binary, args, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] })
  running.add(child)
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = (said + text).slice(-KEPT_CHARACTERS)
    })
  }
  await eventually(`${ready} answers`, async () => {
    if (child.exitCode !== null) throw new Error(`${binary} ended with ${child.exitCode}:\n${said}`)
    return fetch(ready).then(
      ({ ok }) => ok,
      () => false,
    )
  })
}

export async function endPrograms(): Promise<void> {
  await Promise.all(
    [...running].map(async (child) => {
      if (child.exitCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    }),
  )
}
