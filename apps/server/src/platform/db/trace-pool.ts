import { AsyncResource } from 'node:async_hooks'
import type pg from 'pg'
import type { Pool, PoolClient } from 'pg'
import { activeSpan, inSpan, markError, type Span } from '../tracing/span.ts'
import { shownStatement, statementNames } from './statement-text.ts'

/** Makes a span for each statement of a request or a job, and for each wait for a connection. */
export function tracePool(pool: Pool, name: string): void {
  pool.on('connect', (client) => traceClient(client, name))
  const acquire = pool.connect.bind(pool) as (callback?: ConnectCallback) => Promise<PoolClient>

  function connect(callback?: ConnectCallback): Promise<PoolClient> | undefined {
    if (callback) {
      // A waiting callback is called in the turn of whoever returns a connection.
      void acquire(AsyncResource.bind(callback))
      return undefined
    }
    // Those who wait already get the idle connections.
    if (pool.idleCount > pool.waitingCount) return acquire()
    return inSpan('wait for a connection', { attributes: { 'verstat.database': name } }, () => acquire())
  }
  // The type of `connect` has two overloads, which one function cannot be checked against.
  pool.connect = connect as Pool['connect']
}

type ConnectCallback = (...results: unknown[]) => void
type Query = (...args: unknown[]) => unknown

function traceClient(client: pg.ClientBase, database: string): void {
  // The type of `query` has many overloads, whose arguments are passed on unchanged.
  const run = client.query.bind(client) as Query

  const query: Query = (...args) => {
    const parent = activeSpan()
    const text = textOf(args[0])
    if (!parent?.isSampled || text === undefined) return run(...args)
    const span = beginStatement(parent, text, database)
    const callback = args.at(-1)
    if (typeof callback === 'function') {
      const ended = (error: unknown, result: unknown) => {
        endStatement(span, error, result)
        callback(error, result)
      }
      return run(...args.slice(0, -1), ended)
    }
    const answer = run(...args)
    if (answer instanceof Promise) {
      answer.then(
        (result) => endStatement(span, undefined, result),
        (error) => endStatement(span, error, undefined),
      )
    }
    return answer
  }
  client.query = query as typeof client.query
}

/** Returns undefined for what is no statement, such as a cursor, which reports its rows in its own way. */
function textOf(query: unknown): string | undefined {
  if (typeof query === 'string') return query
  if (typeof query !== 'object' || query === null || 'submit' in query || !('text' in query)) return undefined
  return typeof query.text === 'string' ? query.text : undefined
}

function beginStatement(parent: Span, text: string, database: string): Span {
  const { operation, table } = statementNames(text)
  return parent.child(table === undefined ? operation : `${operation} ${table}`, {
    kind: 'statement',
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
      'db.query.text': shownStatement(text),
      'verstat.database': database,
    },
  })
}

function endStatement(span: Span, error: unknown, result: unknown): void {
  if (error) markError(span, error)
  else if (typeof result === 'object' && result !== null && 'rowCount' in result)
    span.set('db.response.returned_rows', Number(result.rowCount ?? 0))
  span.end()
}
