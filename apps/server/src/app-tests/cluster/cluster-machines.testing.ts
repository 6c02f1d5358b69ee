import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { childEnvironment } from '../../platform/config/child-environment.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { onEnd } from './cluster-endings.testing.ts'
import { startSpread } from './cluster-relay.testing.ts'

const PROJECT_DIR = join(import.meta.dirname, '../../../../..')
const MAIN = join(PROJECT_DIR, 'apps/server/src/main.ts')
const CLOCK = pathToFileURL(join(import.meta.dirname, 'cluster-clock.testing.ts')).href

/** A program of the cluster that can be killed and started again. */
export type Machine = {
  readonly name: string
  readonly pid: () => number
  readonly start: () => Promise<void>
  readonly kill: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** A process of Verstat, whose clock can be made wrong. */
export type Process = Machine & {
  readonly port: number
  /** Makes the clock wrong by so many milliseconds from now on, also after a start. */
  readonly setClock: (aheadMs: number) => void
}

export type VerstatOptions = {
  readonly name: string
  readonly port: number
  readonly role: 'serve' | 'work'
  readonly root: string
  readonly env: Readonly<Record<string, string>>
}

/** Starts a process of Verstat and waits until it is ready. */
export async function startVerstat({ name, port, role, root, env }: VerstatOptions): Promise<Process> {
  const dataDir = join(root, name)
  mkdirSync(dataDir)
  // All processes have the same uploads, as with STORAGE_URL.
  mkdirSync(join(root, 'media'), { recursive: true })
  symlinkSync(join(root, 'media'), join(dataDir, 'media'))
  const clock = join(root, `${name}.clock`)
  writeFileSync(clock, '0')
  const machine = createMachine(
    name,
    join(root, `${name}.log`),
    process.execPath,
    ['--import', CLOCK, MAIN],
    {
      SEED: 'none',
      LOG_LEVEL: 'warn',
      NODE_ENV: 'production',
      ROLE: role,
      PORT: String(port),
      DATA_DIR: dataDir,
      CLUSTER_CLOCK: clock,
      ...env,
    },
  )
  const start = async () => {
    await machine.start()
    await eventually(`${name} is ready`, () => isReady(port), 60_000)
  }
  onEnd(machine.kill)
  await start()
  return {
    ...machine,
    start,
    port,
    setClock(aheadMs) {
      writeFileSync(clock, String(aheadMs))
      process.kill(machine.pid(), 'SIGUSR2')
    },
  }
}

async function isReady(port: number): Promise<boolean> {
  try {
    return (await fetch(`http://127.0.0.1:${port}/ready`, { signal: AbortSignal.timeout(2_000) })).ok
  } catch {
    // Nothing listens yet.
    return false
  }
}

/**
 * Starts HAProxy with the settings of `deploy/haproxy.cfg`, without TLS, and waits until a process answers. Without
 * HAProxy, a proxy of ours passes connections on to whichever process is ready.
 */
export async function startBalancer(
  root: string,
  port: number,
  ports: readonly number[],
): Promise<Machine | null> {
  if (!hasHaproxy()) {
    const spread = await startSpread(port, ports)
    onEnd(spread.stop)
    return null
  }
  const file = join(root, 'haproxy.cfg')
  writeFileSync(file, balancerConfig(port, ports))
  const machine = createMachine('balancer', join(root, 'balancer.log'), 'haproxy', ['-db', '-f', file], {})
  const start = async () => {
    await machine.start()
    await eventually('the balancer answers', () => isReady(port), 30_000)
  }
  onEnd(machine.stop)
  await start()
  return { ...machine, start }
}

export function hasHaproxy(): boolean {
  return spawnSync('haproxy', ['-v']).status === 0
}

/** Clients of the test say themselves which addresses they have, so headers pass. */
function balancerConfig(port: number, ports: readonly number[]): string {
  const sections = readFileSync(join(PROJECT_DIR, 'deploy/haproxy.cfg'), 'utf8').split(/\n(?=\w)/)
  const section = (name: string) => sections.find((text) => text.startsWith(name)) ?? ''
  const servers = ports.map((each, n) => `  server serve-${n + 1} 127.0.0.1:${each}\n`).join('')
  const backend = (name: string) => {
    const settings = section(`backend ${name}`).replace(/( {2}server .*\n?)+/, '')
    return `${settings.split('\n#')[0]?.trimEnd()}\n${servers}`
  }
  const choice = section('frontend verstat').match(/ {2}(use|default)_backend .*\n/g) ?? []
  return `global
  maxconn 500

${section('defaults')}
frontend verstat
  bind 127.0.0.1:${port}
${choice.join('')}
${backend('serve')}
${backend('alive')}`
}

export function createMachine(
  name: string,
  logFile: string,
  program: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Machine {
  let child: ChildProcess | undefined
  const end = async (signal: NodeJS.Signals) => {
    const running = child
    if (!running || running.exitCode !== null || running.signalCode !== null) return
    const exited = new Promise((resolve) => running.once('exit', resolve))
    running.kill(signal)
    await exited
  }
  return {
    name,
    pid: () => child?.pid ?? 0,
    async start() {
      const log = openSync(logFile, 'a')
      child = spawn(program, args, { cwd: '/', env: childEnvironment(env), stdio: ['ignore', log, log] })
      closeSync(log)
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
