import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { freePort } from '../../testing/free-ports.ts'

const START_MS = 20_000

/** Runs a Centrifugo with this configuration on a free local port until `use` returns. */
export async function withCentrifugo<T>(
  binary: string,
  config: string,
  use: (host: string) => Promise<T>,
): Promise<T> {
  const port = await freePort()
  const place = ['--http_server.address', '127.0.0.1', '--http_server.port', String(port)]
  const server = spawn(binary, ['--config', config, ...place, '--health.enabled'], { stdio: 'ignore' })
  try {
    await untilHealthy(server, port)
    return await use(`127.0.0.1:${port}`)
  } finally {
    server.kill()
  }
}

async function untilHealthy(server: ChildProcess, port: number): Promise<void> {
  for (const startedAt = performance.now(); performance.now() - startedAt < START_MS; await delay(100)) {
    if (server.exitCode !== null) throw new Error(`Centrifugo ended with ${server.exitCode}`)
    const isUp = await fetch(`http://127.0.0.1:${port}/health`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isUp) return
  }
  throw new Error('Centrifugo did not start')
}
