import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { createTracer } from '../../platform/tracing/tracer.ts'
import { testSite } from '../../test-site.testing.ts'

const PROJECT_DIR = join(import.meta.dirname, '../../../../..')
const MONITORING = join(PROJECT_DIR, 'deploy/monitoring')

type Rule = {
  readonly alert: string
  readonly expr: string
  readonly annotations: { readonly runbook: string }
}
type Panel = { readonly title: string; readonly targets: readonly { readonly expr: string }[] }

const alerts: { readonly groups: readonly { readonly rules: readonly Rule[] }[] } = parse(
  readFileSync(join(MONITORING, 'alerts.yaml'), 'utf8'),
)
const dashboard: { readonly panels: readonly Panel[] } = JSON.parse(
  readFileSync(join(MONITORING, 'dashboard.json'), 'utf8'),
)
const rules = alerts.groups.flatMap((group) => group.rules)
const panels = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => ({ title, expr })))

/** With all that has metrics of its own, though nobody listens where it points. */
const site = await testSite({
  replicas: [{ host: '127.0.0.1', port: 1 }],
  tracing: {
    start: createTracer({ sampler: () => false, take: () => {}, onCut: () => {} }),
    facts: () => ({ exported: 0, dropped: 0, cut: 0, waiting: 0 }),
    close: async () => {},
  },
})

/** Metrics that a query reads. What is left of it is functions, operators, labels, times and numbers. */
function metricsIn(query: string): readonly string[] {
  const bare = query
    .replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, '')
    .replaceAll(/\b(?:by|without|on|ignoring)\s*\([^)]*\)/g, '')
  const words = bare.match(/\b[a-z_]\w*\b(?!\s*\()/gi) ?? []
  return words.filter((word) => !['and', 'or', 'unless'].includes(word))
}

async function reported() {
  const headers = { host: '127.0.0.1:3000' }
  const { body } = await site.http.inject({ url: '/metrics', headers })
  const names = [...body.matchAll(/^# TYPE (\w+) /gm)].map(([, name = '']) => name)
  return { body, names: new Set(names) }
}

test('alerts and panels ask only for metrics that the site reports', async () => {
  const { names } = await reported()
  for (const { alert, expr } of rules) {
    const asked = metricsIn(expr)
    expect([alert, asked.length > 0]).toEqual([alert, true])
    // Prometheus itself makes `up`.
    expect([alert, asked.filter((name) => name !== 'up' && !names.has(name))]).toEqual([alert, []])
  }
  for (const { title, expr } of panels) {
    expect([title, metricsIn(expr).filter((name) => !names.has(name))]).toEqual([title, []])
  }
})

test('the dashboard shows every metric that the site reports', async () => {
  const { names } = await reported()
  expect(new Set(panels.flatMap(({ expr }) => metricsIn(expr)))).toEqual(names)
})

test('values of labels in alerts and panels exist', async () => {
  const { body } = await reported()
  for (const { expr } of [...rules, ...panels]) {
    for (const [, pair = ''] of expr.matchAll(/\{(status="[^"]+")/g)) expect(body).toContain(`{${pair}}`)
  }
})

test('every alert leads to a document', () => {
  for (const { alert, annotations } of rules) {
    expect([alert, existsSync(join(PROJECT_DIR, annotations.runbook))]).toEqual([alert, true])
  }
})

test('a metric that does not exist is noticed in a query', () => {
  const query =
    'sum by (status) (rate(verstat_none_total{status="5xx"}[5m])) / max(up) > 0.01 and verstat_b > 1e9'
  expect(metricsIn(query)).toEqual(['verstat_none_total', 'up', 'verstat_b'])
})
