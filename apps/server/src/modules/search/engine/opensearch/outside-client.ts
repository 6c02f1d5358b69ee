import type { SearchConfig } from '../../../../platform/config/search-config.ts'
import { inSpan } from '../../../../platform/tracing/span.ts'

/** An answer of the cluster that is no success. `status` is 0 if no node has answered. */
export class OutsideError extends Error {
  readonly status: number

  constructor(status: number, message: string) {
    super(message)
    this.status = status
  }
}

export type OutsideRequest = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE' | 'HEAD'
  readonly path: string
  readonly query?: Readonly<Record<string, string | number | boolean>>
  readonly body?: object
  /** The lines of a bulk request, instead of `body`. */
  readonly lines?: readonly object[]
  /** Limit for the answer of one node. Another node is asked after it. */
  readonly timeoutMs?: number
  readonly signal?: AbortSignal | undefined
  /** A status that is returned like a success. */
  readonly allowed?: number
}

export type OutsideClient = {
  /**
   * Sends a request to one of the nodes. Throws `OutsideError`, whose message never contains the address of a node, or
   * the reason of the signal when it aborts.
   */
  readonly send: <Answer>(
    request: OutsideRequest,
  ) => Promise<{ readonly status: number; readonly body: Answer }>
  readonly close: () => Promise<void>
}

const TIMEOUT_MS = 30_000
/** A node that does not answer is not asked again for some time, so more attempts would find the same nodes. */
const MAX_RETRIES = 2

/** Opens the client of the cluster. Its package is loaded only here, because most installs need none. */
export async function openOutsideClient({ nodes }: Pick<SearchConfig, 'nodes'>): Promise<OutsideClient> {
  const { Client, errors } = await import('@opensearch-project/opensearch')
  const client = new Client({ nodes: [...nodes], maxRetries: Math.min(MAX_RETRIES, nodes.length - 1) })

  function toOutsideError(error: unknown): OutsideError {
    if (error instanceof errors.ResponseError) {
      const reason = typeof error.body === 'object' ? JSON.stringify(error.body?.error ?? '') : ''
      return new OutsideError(error.statusCode ?? 0, reason.slice(0, 500) || error.message)
    }
    // The client's own errors carry the request with its headers, so only the name is passed on.
    return new OutsideError(0, error instanceof Error ? `${error.name}: ${causeOf(error)}` : 'no answer')
  }

  async function send<Answer>(asked: OutsideRequest): Promise<{ status: number; body: Answer }> {
    const { method, path, query = {}, body, lines, timeoutMs = TIMEOUT_MS, signal, allowed } = asked
    signal?.throwIfAborted()
    const request = client.transport.request(
      {
        method,
        path,
        querystring: { ...query },
        ...(body ? { body } : {}),
        ...(lines ? { bulkBody: [...lines] } : {}),
      },
      { requestTimeout: timeoutMs, ignore: allowed === undefined ? [] : [allowed] },
    )
    const abort = () => {
      // Not returned: an event target would throw the error of a promise that its listener returns.
      request.abort()
    }
    signal?.addEventListener('abort', abort, { once: true })
    try {
      const answer = await request
      return { status: answer.statusCode ?? 0, body: answer.body }
    } catch (error) {
      signal?.throwIfAborted()
      throw toOutsideError(error)
    } finally {
      signal?.removeEventListener('abort', abort)
    }
  }

  return {
    send: (asked) =>
      inSpan(
        `OpenSearch ${asked.method} ${operationOf(asked.path)}`,
        { kind: 'client', attributes: { 'db.system.name': 'opensearch' } },
        () => send(asked),
      ),
    close: () => client.close(),
  }
}

/** The part of a path that says what is asked, such as `_search`. The others are names of indexes and ids of documents. */
function operationOf(path: string): string {
  return path.split('/').find((part) => part.startsWith('_')) ?? 'index'
}

/** What a message says about a connection without the address that it may contain. */
const KNOWN_CAUSE =
  /\bE[A-Z]{3,}\b|self-signed certificate|certificate has expired|unable to [a-z ]*certificate|does not match certificate/

/** The code of a system error, such as `ECONNREFUSED`, or what is wrong with a certificate. */
function causeOf({ message }: Error): string {
  return KNOWN_CAUSE.exec(message)?.[0] ?? 'no answer'
}
