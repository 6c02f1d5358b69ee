import type { Json, PublishResult, RealtimePublisher } from '@verstat/realtime'

export type CentrifugoOptions = {
  /** The URL without a trailing slash, such as `http://10.0.0.7:8000/api`. */
  readonly apiUrl: string
  readonly apiKey: string
  readonly fetch: typeof fetch
}

const LIMIT_MS = 2_000
/** Error codes of Centrifugo's protocol after which a retry may succeed. */
const TEMPORARY: ReadonlySet<number> = new Set([100, 111, 113])

/** The response to a batch call has `replies`. Any other response has `result`. */
type Reply = {
  readonly result?: Readonly<Record<string, unknown>>
  readonly replies?: readonly BatchReply[]
  readonly error?: ApiFault
}
type ApiFault = { readonly code: number; readonly message: string }

/**
 * Publishes through the HTTP API of a Centrifugo. Rejects when Centrifugo is unreachable or does not answer
 * in time.
 */
export function centrifugoPublisher(options: CentrifugoOptions): RealtimePublisher {
  const call = (method: string, body: Json) => post(options, method, body)
  return {
    async publish(publications) {
      const { replies = [] } = await call('batch', {
        commands: publications.map(({ channel, data, idempotencyKey }) => ({
          publish: { channel, data, ...(idempotencyKey ? { idempotency_key: idempotencyKey } : {}) },
        })),
      })
      if (replies.length !== publications.length) throw new Error('centrifugo left publications unanswered')
      return replies.map(readPublished)
    },
    async position(channel) {
      const { offset, epoch } = await call('history', { channel, limit: 0 })
      return { offset: Number(offset ?? 0), epoch: String(epoch ?? '') }
    },
    async presenceStats(channel) {
      const { num_clients: clients, num_users: users } = await call('presence_stats', { channel })
      return { clients: Number(clients ?? 0), users: Number(users ?? 0) }
    },
    async unsubscribe(user, channel) {
      await call('unsubscribe', { user, channel })
    },
    async disconnect(user, disconnect) {
      await call('disconnect', { user, disconnect })
    },
  }
}

type BatchReply = {
  readonly publish?: { readonly offset?: number; readonly epoch?: string }
  readonly error?: ApiFault
}

function readPublished({ publish, error }: BatchReply): PublishResult {
  if (error) return { error: { ...error, isTemporary: TEMPORARY.has(error.code) } }
  const { offset, epoch } = publish ?? {}
  return { position: offset === undefined ? null : { offset, epoch: epoch ?? '' } }
}

async function post(
  { apiUrl, apiKey, fetch }: CentrifugoOptions,
  method: string,
  body: Json,
): Promise<Omit<Reply, 'error'> & Readonly<Record<string, unknown>>> {
  const response = await fetch(`${apiUrl}/${method}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(LIMIT_MS),
  })
  if (!response.ok) throw new Error(`centrifugo answered ${response.status} to ${method}`)
  const { result, replies, error }: Reply = JSON.parse(await response.text())
  if (error) throw new Error(`centrifugo refused ${method}: ${error.code} ${error.message}`)
  return { ...result, ...(replies ? { replies } : {}) }
}
