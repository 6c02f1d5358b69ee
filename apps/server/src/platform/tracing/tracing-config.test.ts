import { expect, test } from 'vitest'
import { makeConfig } from '../config/make-config.ts'
import { readEnv } from '../config/read-env.ts'

const tracingOf = (environment: Readonly<Record<string, string>>) => makeConfig(readEnv(environment)).tracing

test('nothing is traced until a collector is named', () => {
  expect(tracingOf({ OTEL_SERVICE_NAME: 'shop', OTEL_TRACES_SAMPLER: 'always_on' })).toBeNull()
})

test('the standard variables are obeyed', () => {
  expect(
    tracingOf({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector.example/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'api-key=a%20b=, x-tenant = one ',
      OTEL_EXPORTER_OTLP_TIMEOUT: '500',
      OTEL_SERVICE_NAME: 'shop',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,deployment.environment.name=prod%2Ctwo',
      OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
      OTEL_TRACES_SAMPLER_ARG: '0.05',
    }),
  ).toEqual({
    url: 'https://collector.example/otlp/v1/traces',
    headers: { 'api-key': 'a b=', 'x-tenant': 'one' },
    timeoutMs: 500,
    resource: { 'service.name': 'shop', 'deployment.environment.name': 'prod,two' },
    sampler: 'parentbased_traceidratio',
    ratio: 0.05,
  })
})

test('the address for traces is used as it is, and goes before the general one', () => {
  const OTEL_EXPORTER_OTLP_TRACES_ENDPOINT = 'http://127.0.0.1:4318/ingest'
  const general = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  expect(tracingOf({ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, ...general })?.url).toBe(
    OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  )
  expect(tracingOf(general)).toMatchObject({
    url: 'http://127.0.0.1:9/v1/traces',
    resource: { 'service.name': 'verstat' },
    sampler: 'parentbased_always_on',
  })
})

test.each([
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'secret:4318'],
  ['OTEL_EXPORTER_OTLP_ENDPOINT', 'http://user:secret@collector.example'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'secret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'api key=secret'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key=secret%0d%0ax'],
  ['OTEL_EXPORTER_OTLP_HEADERS', 'api-key=secret%'],
  ['OTEL_RESOURCE_ATTRIBUTES', '=secret'],
  ['OTEL_TRACES_SAMPLER', 'secret'],
  ['OTEL_TRACES_SAMPLER_ARG', '1.5'],
  ['OTEL_TRACES_SAMPLER_ARG', 'secret'],
])('a wrong %s is refused without being quoted', (name, text) => {
  expect(() => readEnv({ [name]: text })).toThrow(name)
  expect(() => readEnv({ [name]: text })).not.toThrow('secret')
})
