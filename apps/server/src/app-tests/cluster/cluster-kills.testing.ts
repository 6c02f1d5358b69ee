import { type Cluster, followsAgain } from './cluster.testing.ts'
import type { Machine } from './cluster-machines.testing.ts'

/** A part of the cluster that can be killed like a machine that loses its power, and started again. */
type Part = {
  readonly kind: string
  readonly kill: () => Promise<void>
  /** Resolves when the part does its work again, so that the next one may be killed. */
  readonly start: () => Promise<void>
  /** Whether the primary is away meanwhile. */
  readonly isOutage: boolean
}

export type Recovery = { readonly kind: string; readonly tookMs: number }

export type KillOptions = {
  readonly count: number
  /** Nothing is killed after this moment of the monotonic clock. */
  readonly until: number
  /** The same seed kills the same kinds of parts in the same order. */
  readonly seed: number
  /** Called around each kill of the primary. */
  readonly onOutage: (isAway: boolean) => void
  readonly onKill: (kind: string) => void
  /** Resolves when the service works again after the call. */
  readonly recovers: () => Promise<void>
  /** Called after every `checkEvery` kills. */
  readonly check: (killed: number) => Promise<void>
  readonly checkEvery: number
}

/** Kills random parts, one after the other, each as soon as the one before works again. */
export async function killParts(cluster: Cluster, options: KillOptions): Promise<readonly Recovery[]> {
  const { count, until, seed, onOutage, onKill, recovers, check, checkEvery } = options
  const random = randomNumbers(seed)
  const recoveries: Recovery[] = []
  for (let killed = 1; killed <= count && performance.now() < until; killed++) {
    const parts = partsOf(cluster, random)
    const part = parts[Math.floor(random() * parts.length)]
    if (!part) throw new Error('there is nothing to kill')
    onKill(part.kind)
    if (part.isOutage) onOutage(true)
    await part.kill()
    const begunAt = performance.now()
    const recovered = recovers().then(() => performance.now() - begunAt)
    await part.start()
    recoveries.push({ kind: part.kind, tookMs: await recovered })
    if (part.isOutage) onOutage(false)
    if (killed % checkEvery === 0) await check(killed)
  }
  return recoveries
}

/** One part of each kind, so that each kind is killed equally often. */
function partsOf(cluster: Cluster, random: () => number): readonly Part[] {
  const one = <T>(list: readonly T[]): readonly T[] =>
    list.slice(Math.floor(random() * list.length)).slice(0, 1)
  const primary = cluster.primary()
  const standbys = cluster.servers.filter((server) => server !== primary)
  const ofMachine = (kind: string) => (machine: Machine) => ({ ...machine, kind, isOutage: false })
  return [
    ...one(cluster.serving).map(ofMachine('serve')),
    ...one(cluster.working).map(ofMachine('work')),
    ...[cluster.haproxy].flatMap((machine) => machine ?? []).map(ofMachine('HAProxy')),
    ...[cluster.centrifugo].flatMap((machine) => machine ?? []).map(ofMachine('Centrifugo')),
    ...[...one(standbys), primary].map((server) => ({
      kind: server === primary ? 'primary' : 'replica',
      isOutage: server === primary,
      kill: server.kill,
      async start() {
        await server.start()
        await followsAgain(cluster, standbys.length)
      },
    })),
  ]
}

/** Numbers from 0 to 1, always the same for a seed (mulberry32). */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
