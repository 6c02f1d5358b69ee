import pg, { type ClientConfig, type QueryResultRow } from 'pg'
import { pause } from '../../process/pause.ts'

export type AskingOptions<Row extends QueryResultRow> = {
  /** It is not copied, because the password of a pool's options is not enumerable. */
  readonly connection: ClientConfig
  readonly question: string
  /** Called before each question. Returns a function that takes the answer. */
  readonly ask: () => (row: Row) => void
  readonly onFailure: (error: unknown) => void
  /** The pause after a question, in milliseconds. */
  readonly pauseMs: () => number
}

export type AskingServer = {
  /** Asks again at once, even if an answer is being waited for. */
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

/** A server that does not answer within this time counts as away. */
const LIMIT_MS = 1_000

/** Asks a server the same question again and again, on a connection of its own. Reconnects until `stop` is called. */
export function startAsking<Row extends QueryResultRow>(options: AskingOptions<Row>): AskingServer {
  const { connection, question, onFailure } = options
  let isStopping = false
  let woken = new AbortController()
  let client: Promise<pg.Client> | undefined

  async function run(): Promise<void> {
    while (!isStopping) {
      woken = new AbortController()
      const take = options.ask()
      try {
        client ??= connect(connection)
        const { rows } = await within(LIMIT_MS, query<Row>(await client, question))
        const [row] = rows
        if (row) take(row)
      } catch (error) {
        void client?.then(cut, () => {})
        client = undefined
        onFailure(error)
      }
      await pause(options.pauseMs(), woken.signal)
    }
  }

  const running = run()
  return {
    wake: () => woken.abort(),
    async stop() {
      isStopping = true
      woken.abort()
      await running
      await client?.then((open) => open.end())
    },
  }
}

async function connect(connection: ClientConfig): Promise<pg.Client> {
  const client = new pg.Client(connection)
  // The next question fails on a broken connection and reports it.
  client.on('error', () => {})
  try {
    await within(LIMIT_MS, client.connect())
    return client
  } catch (error) {
    cut(client)
    throw error
  }
}

function query<Row extends QueryResultRow>(client: pg.Client, text: string) {
  return client.query<Row>(text)
}

/** Closes a connection whose server may never answer again. */
export function cut(client: Pick<pg.Client, 'connection'>): void {
  client.connection.stream.destroy()
}

async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  // Once the time is up, a failure of the work is of no interest. Nor is the timeout, once the work is done.
  work.catch(() => {})
  const done = new AbortController()
  const late = pause(ms, done.signal).then((): never => {
    throw new Error(`no answer within ${ms} ms`)
  })
  late.catch(() => {})
  try {
    return await Promise.race([work, late])
  } finally {
    done.abort()
  }
}
