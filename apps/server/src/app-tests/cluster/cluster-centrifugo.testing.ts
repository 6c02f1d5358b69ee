import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { childEnvironment } from '../../platform/config/child-environment.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { onEnd } from './cluster-endings.testing.ts'
import { createMachine, type Machine } from './cluster-machines.testing.ts'

const PRINT = join(import.meta.dirname, '../../print-centrifugo-config.ts')

/** The settings with which Verstat publishes through the Centrifugo on this port. */
export function centrifugoSettings(port: number): Readonly<Record<string, string>> {
  const origin = `http://127.0.0.1:${port}`
  return {
    REALTIME: 'centrifugo',
    REALTIME_PUBLIC_URL: origin,
    CENTRIFUGO_API_URL: `${origin}/api`,
    CENTRIFUGO_API_KEY: 'a-key-of-the-cluster-in-this-test',
  }
}

/**
 * Starts a Centrifugo with the configuration that we print, and waits until it is healthy. It keeps its history in
 * memory, so that a killed one has forgotten everything: pages must then read again.
 */
export async function startCentrifugo(
  root: string,
  binary: string,
  port: number,
  env: Readonly<Record<string, string>>,
): Promise<Machine> {
  const printed = spawnSync(process.execPath, [PRINT], {
    encoding: 'utf8',
    env: childEnvironment({ ...env, DATA_DIR: root }),
  })
  if (printed.status !== 0) throw new Error(printed.stderr)
  const config = join(root, 'centrifugo.json')
  writeFileSync(config, printed.stdout)
  const place = ['--http_server.address', '127.0.0.1', '--http_server.port', String(port)]
  const machine = createMachine(
    'centrifugo',
    join(root, 'centrifugo.log'),
    binary,
    ['--config', config, ...place],
    {},
  )
  const start = async () => {
    await machine.start()
    await eventually('Centrifugo is healthy', () => isHealthy(port))
  }
  onEnd(machine.kill)
  await start()
  return { ...machine, start }
}

async function isHealthy(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    // Nothing listens yet.
    return false
  }
}
