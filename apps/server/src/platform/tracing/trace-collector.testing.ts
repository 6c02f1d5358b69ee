import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import * as z from 'zod/mini'

const Value = z.union([
  z.strictObject({ stringValue: z.string() }),
  z.strictObject({ boolValue: z.boolean() }),
  z.strictObject({ intValue: z.string().check(z.regex(/^-?\d+$/)) }),
  z.strictObject({ doubleValue: z.number() }),
])
const AttributeList = z.array(z.strictObject({ key: z.string().check(z.minLength(1)), value: Value }))
const TraceId = z.string().check(z.regex(/^[0-9a-f]{32}$/))
const SpanId = z.string().check(z.regex(/^[0-9a-f]{16}$/))
const Nanoseconds = z.string().check(z.regex(/^\d{19}$/))
const OtlpSpan = z.strictObject({
  traceId: TraceId,
  spanId: SpanId,
  parentSpanId: z.optional(SpanId),
  name: z.string().check(z.minLength(1)),
  kind: z.number().check(z.minimum(1), z.maximum(5)),
  startTimeUnixNano: Nanoseconds,
  endTimeUnixNano: Nanoseconds,
  attributes: AttributeList,
  links: z.optional(z.array(z.strictObject({ traceId: TraceId, spanId: SpanId }))),
  status: z.strictObject({ code: z.optional(z.number()) }),
})
/** The JSON encoding of an export request, as far as we use it. A field that it does not have is refused. */
const OtlpBody = z.strictObject({
  resourceSpans: z.array(
    z.strictObject({
      resource: z.strictObject({ attributes: AttributeList }),
      scopeSpans: z.array(
        z.strictObject({ scope: z.strictObject({ name: z.string() }), spans: z.array(OtlpSpan) }),
      ),
    }),
  ),
})

export type ReceivedSpan = Omit<z.infer<typeof OtlpSpan>, 'attributes'> & {
  readonly attributes: Readonly<Record<string, string | number | boolean>>
}

export type TraceCollector = {
  readonly url: string
  /** Says how the next exports are answered. `nothing` keeps them waiting. */
  readonly answerWith: (answer: number | 'nothing', body?: string) => void
  readonly requests: () => readonly { readonly headers: IncomingHttpHeaders; readonly body: string }[]
  /** The spans of all exports that were answered with a success. Throws if a body is not what OTLP says. */
  readonly spans: () => readonly ReceivedSpan[]
  /** The attributes of the process. */
  readonly resource: () => ReceivedSpan['attributes']
  /** All that ever arrived, headers included. */
  readonly bytes: () => string
  readonly forget: () => void
  readonly close: () => Promise<void>
}

/** Starts a collector of traces on this machine. */
export async function startCollector(): Promise<TraceCollector> {
  let status: number | 'nothing' = 200
  let answerBody = '{}'
  const arrived: { headers: IncomingHttpHeaders; body: string; isTaken: boolean }[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const isTaken = status === 200 && request.method === 'POST' && request.url === '/v1/traces'
    arrived.push({ headers: request.headers, body: Buffer.concat(chunks).toString(), isTaken })
    if (status === 'nothing') return
    const code = status === 200 && !isTaken ? 404 : status
    response.writeHead(code, { 'content-type': 'application/json' }).end(answerBody)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  const parts = () =>
    arrived
      .filter(({ isTaken }) => isTaken)
      .flatMap(({ body }) => OtlpBody.parse(JSON.parse(body)).resourceSpans)
  return {
    url: `http://127.0.0.1:${port}/v1/traces`,
    answerWith(answer, body = '{}') {
      status = answer
      answerBody = body
    },
    requests: () => arrived,
    spans: () =>
      parts()
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
        .map((span) => ({ ...span, attributes: record(span.attributes) })),
    resource: () => record(parts()[0]?.resource.attributes ?? []),
    bytes: () => JSON.stringify(arrived),
    forget: () => void arrived.splice(0),
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

function record(list: z.infer<typeof AttributeList>): ReceivedSpan['attributes'] {
  return Object.fromEntries(
    list.map(({ key, value }) => {
      if ('stringValue' in value) return [key, value.stringValue]
      if ('boolValue' in value) return [key, value.boolValue]
      return [key, 'intValue' in value ? Number(value.intValue) : value.doubleValue]
    }),
  )
}

/** Returns the names from the first span of the trace down to this one. */
export function pathTo(span: ReceivedSpan, spans: readonly ReceivedSpan[]): readonly string[] {
  const parent = spans.find(({ spanId }) => spanId === span.parentSpanId)
  return parent ? [...pathTo(parent, spans), span.name] : [span.name]
}
