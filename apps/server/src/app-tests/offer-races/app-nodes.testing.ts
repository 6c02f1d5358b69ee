import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ErrorBody, httpRequest, type Route, type RouteInput } from '@verstat/contract'
import type { ClientConfig } from 'pg'
import { afterAll } from 'vitest'
import { type RunningProcess, runProcess } from '../../platform/testing/run-process.ts'
import { freshIp } from '../../test-site.testing.ts'

export type NodeOrder = {
  readonly connection: ClientConfig
  readonly dataDir: string
  readonly secretKey: string
}

/** Another process on the same database must use the same key, or it would not know the sessions. */
export const NODES_SECRET = 'secret of all processes on the database of this test'

export type AppNode = {
  readonly send: <R extends Route>(route: R, input: RouteInput<R>, from: SentBy) => Promise<Answer>
  /** What the server has reported since it started: warnings and errors. */
  readonly reports: () => string
  readonly kill: () => Promise<void>
}

type SentBy = { readonly token: string; readonly idempotencyKey?: string }

/** `status` is 0 when the connection broke before the answer. */
export type Answer = {
  readonly status: number
  readonly code: string | null
  readonly body: Readonly<Record<string, unknown>>
}

const BROKEN: Answer = { status: 0, code: null, body: {} }
const SCRIPT = join(import.meta.dirname, 'app-node.testing.ts')

/** Starts the whole server in a process of its own. It is stopped after the test file. */
export async function startAppNode(connection: ClientConfig): Promise<AppNode> {
  const dataDir = await mkdtemp(join(tmpdir(), 'verstat-node-'))
  // The password of a connection is not enumerable.
  const order: NodeOrder = {
    connection: { ...connection, password: String(connection.password) },
    dataDir,
    secretKey: NODES_SECRET,
  }
  const node = runProcess(SCRIPT, [], { env: { NODE: JSON.stringify(order), NODE_ENV: 'test' } })
  const stop = async (signal: NodeJS.Signals) => {
    node.child.kill(signal)
    await node.ended
  }
  afterAll(async () => {
    await stop('SIGTERM')
    await rm(dataDir, { recursive: true })
  })
  const origin = await node.until(/listens (\S+)\n/).then(([, address = '']) => address)
  return {
    send: (route, input, from) => send(origin, route, input, from),
    reports: () => reportsOf(node),
    kill: () => stop('SIGKILL'),
  }
}

function reportsOf(node: RunningProcess): string {
  return node.output().replace(/^listens \S+\n/, '')
}

async function send<R extends Route>(
  origin: string,
  route: R,
  input: RouteInput<R>,
  { token, idempotencyKey }: SentBy,
): Promise<Answer> {
  const { url, body } = httpRequest(route, input as Readonly<Record<string, unknown>>)
  try {
    const response = await fetch(origin + url, {
      method: route.method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-forwarded-for': freshIp(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const answer: Readonly<Record<string, unknown>> = await response.json()
    return { status: response.status, code: codeOf(response, answer), body: answer }
  } catch (error) {
    // `fetch` and the reading of a body fail with a TypeError when the process at the other end is gone.
    if (error instanceof TypeError) return BROKEN
    throw error
  }
}

function codeOf({ ok }: Response, answer: object): string | null {
  return ok ? null : ((answer as Partial<ErrorBody>).data?.code ?? null)
}
