import type { IncomingMessage, ServerResponse } from 'node:http'
import { DISCONNECTS } from '../protocol/protocol-codes.ts'
import { readBody } from './request-body.ts'
import { frameOf } from './transport-frames.ts'
import type { TransportOptions } from './transport-options.ts'

type Answer = ServerResponse<IncomingMessage>

const STREAM_HEADERS = {
  'cache-control': 'private, no-cache, no-store, must-revalidate, max-age=0',
  pragma: 'no-cache',
  // This header tells proxies not to buffer the stream.
  'x-accel-buffering': 'no',
}

/**
 * Serves HTTP streaming, for clients without websockets. The body of the `POST` request contains the first
 * commands. Replies are lines of the response.
 */
export async function serveHttpStream(
  options: TransportOptions,
  request: IncomingMessage,
  answer: Answer,
): Promise<void> {
  allowPage(options, request, answer)
  if (request.method === 'OPTIONS') return void allowPost(answer)
  if (request.method !== 'POST') return refuse(answer, 405)
  const body = await readBody(request, options.realtime.node.limits.frameBytes)
  if (body === null) return refuse(answer, 413)
  if (!admit(options, request, answer)) return
  answer.writeHead(200, { ...STREAM_HEADERS, 'content-type': 'application/octet-stream' })
  begin(options, 'http_stream', answer, body)
}

/**
 * Serves a stream of server-sent events, for clients without websockets. The first command is in the URL or
 * in the body.
 */
export async function serveEventStream(
  options: TransportOptions,
  request: IncomingMessage,
  answer: Answer,
): Promise<void> {
  allowPage(options, request, answer)
  const { frameBytes } = options.realtime.node.limits
  const body =
    request.method === 'POST'
      ? await readBody(request, frameBytes)
      : (new URL(request.url ?? '', 'http://localhost').searchParams.get('cf_connect') ?? '')
  if (body === null) return refuse(answer, 413)
  if (!admit(options, request, answer)) return
  answer.writeHead(200, { ...STREAM_HEADERS, 'content-type': 'text/event-stream' })
  answer.write('\r\n')
  begin(options, 'sse', answer, body)
}

function admit(
  { networks, addressOf, isOriginAllowed }: TransportOptions,
  request: IncomingMessage,
  answer: Answer,
): boolean {
  const address = addressOf(request)
  const status = !isOriginAllowed(request) ? 403 : networks.admit(address) ? 200 : 429
  if (status === 200) answer.once('close', () => networks.release(address))
  else refuse(answer, status)
  return status === 200
}

function begin(
  { realtime }: TransportOptions,
  name: 'http_stream' | 'sse',
  answer: Answer,
  firstFrame: string,
): void {
  const session = realtime.open({
    name,
    isEmulated: true,
    write: (lines) => void answer.write(frameOf(name, lines)),
    close: () => endSoon(realtime, answer),
    bufferedBytes: () => answer.writableLength,
  })
  if (!session) {
    const push = `{"push":{"disconnect":${JSON.stringify(DISCONNECTS.shutdown)}}}`
    answer.write(name === 'sse' ? `data: ${push}\n\n` : `${push}\n`)
    endSoon(realtime, answer)
    return
  }
  answer.on('drain', () => session.drained())
  answer.once('close', () => session.closed())
  answer.on('error', () => session.closed())
  session.receive(firstFrame)
}

function endSoon({ closing }: TransportOptions['realtime'], answer: Answer): void {
  answer.once(
    'close',
    closing.add(() => answer.destroy()),
  )
  answer.end()
}

/** Receives the commands of a client whose stream is one-way. */
export async function serveEmulation(
  options: TransportOptions,
  request: IncomingMessage,
  answer: Answer,
): Promise<void> {
  const { realtime, networks, addressOf } = options
  allowPage(options, request, answer)
  if (request.method === 'OPTIONS') return void allowPost(answer)
  if (request.method !== 'POST') return refuse(answer, 405)
  if (!networks.admitRequest(addressOf(request))) return refuse(answer, 429)
  // The body may be larger than a frame: it contains the commands as a JSON string, and escaping makes them
  // longer.
  const { frameBytes } = realtime.node.limits
  const body = await readBody(request, frameBytes * 2)
  const asked = body === null ? undefined : readEmulation(body)
  if (body === null || (asked && Buffer.byteLength(asked.data) > frameBytes)) return refuse(answer, 413)
  if (!asked) return refuse(answer, 400)
  const outcome = await realtime.emulate(asked.node, asked.session, asked.data)
  answer.writeHead(STATUSES[outcome]).end()
}

const STATUSES = { taken: 204, unknown: 404, busy: 429 } as const

function readEmulation(body: string): { session: string; node: string; data: string } | undefined {
  try {
    const { session, node, data }: Readonly<Record<string, unknown>> = JSON.parse(body)
    if (typeof session !== 'string' || typeof node !== 'string' || typeof data !== 'string') return undefined
    // A NUL character is not valid in JSON and cannot be stored in PostgreSQL.
    if (data.includes('\0')) return undefined
    return { session, node, data }
  } catch {
    return undefined
  }
}

/** Sets CORS headers for pages when the realtime server has another origin than the site. */
function allowPage({ isOriginAllowed }: TransportOptions, request: IncomingMessage, answer: Answer): void {
  const { origin } = request.headers
  if (origin === undefined || !isOriginAllowed(request)) return
  answer.setHeader('access-control-allow-origin', origin)
  answer.setHeader('access-control-allow-credentials', 'true')
  answer.setHeader('cross-origin-resource-policy', 'cross-origin')
  answer.setHeader('vary', 'origin')
}

function allowPost(answer: Answer): void {
  answer
    .writeHead(204, {
      'access-control-max-age': '300',
      'access-control-allow-methods': 'POST, OPTIONS',
      'access-control-allow-headers': 'content-type',
    })
    .end()
}

function refuse(answer: Answer, status: number): void {
  answer.writeHead(status, { 'content-length': '0' }).end()
}
