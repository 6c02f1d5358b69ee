import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { listOrders } from '@verstat/contract'
import { afterEach, expect, test } from 'vitest'
import { makeDataFolder } from '../../platform/testing/data-folder.ts'
import { eventually } from '../../platform/testing/eventually.ts'
import { endProcesses, runProcess } from '../../platform/testing/run-process.ts'
import {
  pathTo,
  startCollector,
  type TraceCollector,
} from '../../platform/tracing/trace-collector.testing.ts'

const MAIN = join(import.meta.dirname, '../../main.ts')
const WATCH = pathToFileURL(join(import.meta.dirname, 'tell-loaded-files.testing.ts')).href

const folders: string[] = []
const collectors: TraceCollector[] = []
afterEach(async () => {
  await endProcesses()
  for (const collector of collectors.splice(0)) await collector.close()
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

async function run(env: Readonly<Record<string, string>>) {
  const folder = makeDataFolder('traces')
  folders.push(folder)
  const settings = { SEED: 'none', PORT: '0', DATA_DIR: folder, ...env }
  const app = runProcess(MAIN, [], { env: { ...settings, NODE_OPTIONS: `--import=${WATCH}` } })
  const [, site = ''] = await app.until(/(http:\/\/127\.0\.0\.1:\d+)\/\s/)
  return { app, site }
}

async function traced(env: Readonly<Record<string, string>> = {}) {
  const collector = await startCollector()
  collectors.push(collector)
  const OTEL_EXPORTER_OTLP_ENDPOINT = collector.url.replace('/v1/traces', '')
  return { ...(await run({ OTEL_EXPORTER_OTLP_ENDPOINT, ...env })), collector }
}

test('the page of a built site is traced down to its statements, its log lines name the trace, and a stop sends what waits', async () => {
  const { app, site, collector } = await traced({
    LOG_LEVEL: 'debug',
    OTEL_SERVICE_NAME: 'workshop',
    OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
  })
  const answer = await fetch(`${site}/orders`, { headers: { 'accept-language': 'uk' } })
  expect(answer.status).toBe(200)
  const id = answer.headers.get('x-request-id')
  app.child.kill('SIGTERM')
  expect(await app.ended).toEqual({ code: 0, signal: null })

  const spans = collector.spans()
  const root = spans.find(({ attributes }) => attributes['verstat.request_id'] === id)
  const paths = spans.filter(({ traceId }) => traceId === root?.traceId).map((span) => pathTo(span, spans))
  const call = ['GET /orders/$', 'render page', 'loader /orders/$', `POST ${listOrders.path}`]
  expect(root?.attributes).toMatchObject({ 'http.route': '/orders/$', 'http.response.status_code': 200 })
  expect(paths).toEqual(expect.arrayContaining([call, [...call, 'select orders']]))
  expect(collector.resource()).toMatchObject({
    'service.name': 'workshop',
    'deployment.environment.name': 'test',
    'verstat.role': 'all',
  })
  const lines = app.output().split('\n')
  const answered = lines.find((line) => line.includes(`"reqId":"${id}"`) && line.includes('"answered"'))
  expect(JSON.parse(answered ?? '{}')).toMatchObject({ trace_id: root?.traceId, span_id: root?.spanId })
})

test('a collector that never answers keeps a process from ending for three seconds at most', async () => {
  const { app, site, collector } = await traced({ LOG_LEVEL: 'warn' })
  collector.answerWith('nothing')
  expect((await fetch(`${site}/v1/region`)).status).toBe(200)
  await eventually('the collector was asked', () => collector.requests().length > 0)
  app.child.kill('SIGTERM')
  expect(await app.ended).toEqual({ code: 0, signal: null })
})

test('without a collector, no file of the tracer is loaded, even if other variables are set', async () => {
  const loaded = (output: string) =>
    [...output.matchAll(/loaded .*\/platform\/tracing\/([\w-]+)\.ts/g)].map(([, name]) => name)
  const off = await run({
    LOG_LEVEL: 'warn',
    OTEL_TRACES_SAMPLER: 'always_on',
    OTEL_SERVICE_NAME: 'workshop',
  })
  await fetch(`${off.site}/orders`)
  // They read the settings and ask whether there is a span.
  const asking = [
    'sampler',
    'span',
    'trace-metrics',
    'trace-requests',
    'traceparent',
    'tracing-config',
    'tracing-options',
  ]
  expect(loaded(off.app.output()).toSorted()).toEqual(asking)
  const on = await traced({ LOG_LEVEL: 'warn' })
  expect(loaded(on.app.output())).toEqual(expect.arrayContaining(['tracer', 'span-exporter', 'otlp-body']))
})
