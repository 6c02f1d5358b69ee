import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { freePorts } from './free-ports.ts'

export type TestNode = {
  readonly url: string
  readonly start: () => void
  /** Ends the process at once, as a failing machine does. */
  readonly kill: () => Promise<void>
}

export type TestCluster = {
  /** Manages the cluster. */
  readonly first: TestNode
  readonly second: TestNode
  readonly nodes: readonly string[]
  /** Waits until both nodes are there, and all copies of the indexes. */
  readonly untilGreen: () => Promise<void>
  readonly close: () => Promise<void>
}

/** What runs a node: the path of Java, and a class path with OpenSearch and our test node. */
export type OpensearchProgram = { readonly java: string; readonly classPath: string }

const START_MS = 120_000
const JAVA = ['-Xms256m', '-Xmx512m', '-XX:+UseSerialGC', '-Dfile.encoding=UTF-8', '-cp']

/** Starts an OpenSearch cluster of two nodes on free local ports. Each node is a process with a heap of 512 MB. */
export async function startCluster({ java, classPath }: OpensearchProgram): Promise<TestCluster> {
  const folder = mkdtempSync(join(tmpdir(), 'verstat-opensearch-'))
  const [http1 = 0, http2 = 0, transport1 = 0, transport2 = 0] = await freePorts(4)
  const makeNode = (name: string, http: number, transport: number, roles: string): TestNode => {
    let child: ChildProcess | undefined
    const args = [name, join(folder, name), String(http), String(transport), String(transport1), roles]
    return {
      url: `http://127.0.0.1:${http}`,
      start() {
        // The node ends when its input does, so it never survives the tests.
        child = spawn(java, [...JAVA, classPath, 'TestNode', ...args], {
          stdio: ['pipe', 'ignore', 'ignore'],
        })
      },
      async kill() {
        if (!child || child.exitCode !== null || child.signalCode !== null) return
        const ended = once(child, 'exit')
        child.kill('SIGKILL')
        await ended
      },
    }
  }
  const first = makeNode('first', http1, transport1, 'cluster_manager,data')
  const second = makeNode('second', http2, transport2, 'data')
  const untilGreen = async () => {
    const health = '/_cluster/health?wait_for_status=green&wait_for_nodes=2&timeout=5s'
    for (const startedAt = performance.now(); performance.now() - startedAt < START_MS; await delay(200)) {
      const isGreen = await fetch(first.url + health).then(
        ({ ok }) => ok,
        () => false,
      )
      if (isGreen) return
    }
    throw new Error('OpenSearch did not start')
  }
  const close = async () => {
    await Promise.all([first.kill(), second.kill()])
    rmSync(folder, { recursive: true, force: true })
  }
  first.start()
  second.start()
  try {
    await untilGreen()
  } catch (error) {
    await close()
    throw error
  }
  return { first, second, nodes: [first.url, second.url], untilGreen, close }
}
