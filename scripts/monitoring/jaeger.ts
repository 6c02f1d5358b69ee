import { freePorts } from '../../apps/server/src/platform/testing/free-ports.ts'
import { startProgram } from './run-program.ts'

export type Jaeger = {
  /** What `OTEL_EXPORTER_OTLP_ENDPOINT` is set to. */
  readonly endpoint: string
  /** Returns the traces of a service, each as the set of its paths from the first span: `GET /orders > render page`. */
  readonly traces: (service: string) => Promise<readonly ReadonlySet<string>[]>
}

type JaegerSpan = {
  readonly spanID: string
  readonly operationName: string
  readonly references: readonly { readonly refType: string; readonly spanID: string }[]
}

const MANY = 1_000

/** Starts Jaeger with its storage in memory. */
export async function startJaeger(binary: string): Promise<Jaeger> {
  const [otlp, otlpGrpc, query, queryGrpc, admin, http, grpc] = (await freePorts(7)).map(
    (port) => `127.0.0.1:${port}`,
  )
  const site = `http://${query}`
  await startProgram(
    binary,
    [
      `--collector.otlp.http.host-port=${otlp}`,
      `--collector.otlp.grpc.host-port=${otlpGrpc}`,
      `--query.http-server.host-port=${query}`,
      `--query.grpc-server.host-port=${queryGrpc}`,
      `--admin.http.host-port=${admin}`,
      `--collector.http-server.host-port=${http}`,
      `--collector.grpc-server.host-port=${grpc}`,
    ],
    `http://${admin}/`,
    { COLLECTOR_OTLP_ENABLED: 'true', SPAN_STORAGE_TYPE: 'memory' },
  )
  return {
    endpoint: `http://${otlp}`,
    async traces(service) {
      const response = await fetch(`${site}/api/traces?service=${service}&limit=${MANY}`)
      if (!response.ok) throw new Error(`Jaeger answered ${response.status}: ${await response.text()}`)
      const { data } = (await response.json()) as {
        readonly data: readonly { readonly spans: readonly JaegerSpan[] }[]
      }
      return data.map(({ spans }) => new Set(spans.map((span) => pathTo(span, spans))))
    },
  }
}

function pathTo(span: JaegerSpan, spans: readonly JaegerSpan[]): string {
  const above = span.references.find(({ refType }) => refType === 'CHILD_OF')
  const parent = above && spans.find(({ spanID }) => spanID === above.spanID)
  return parent ? `${pathTo(parent, spans)} > ${span.operationName}` : span.operationName
}
