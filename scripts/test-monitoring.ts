/**
 * Tests what `deploy/monitoring` holds and what the site exports with the programs of others: the rules with promtool,
 * rules and dashboard with a Prometheus that asks a running site, traces with Jaeger. Builds fixed versions with Go. If
 * Go is missing or too old, prints a message and tests nothing.
 */
import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requestPasswordReset } from '@verstat/contract'
import { eventually } from '../apps/server/src/platform/testing/eventually.ts'
import {
  endProcesses,
  type RunningProcess,
  runProcess,
} from '../apps/server/src/platform/testing/run-process.ts'
import { startJaeger } from './monitoring/jaeger.ts'
import { buildMonitoringPrograms, MONITORING_HELP, type MonitoringPrograms } from './monitoring/programs.ts'
import { type Prometheus, startPrometheus } from './monitoring/prometheus.ts'
import { endPrograms } from './monitoring/run-program.ts'
import { isTouched } from './testing/changed-files.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')
const MONITORING = join(PROJECT_DIR, 'deploy/monitoring')
const RULE_TESTS = join(PROJECT_DIR, 'scripts/monitoring/alerts.test.yaml')
const SERVICE = 'verstat-test'

/** A change of a file whose path starts with one of these calls for the tests. */
const GUARDED = [
  'apps/server/src/platform/tracing/',
  'apps/server/src/platform/http/metrics.ts',
  'deploy/monitoring/',
  'scripts/go/',
  'scripts/monitoring/',
  'scripts/test-monitoring.ts',
]

/** Panels about parts that this site does not have show nothing. */
const WITHOUT_DATA = ['replica', 'search_fallbacks', 'search_outside']

const HELP = `Tests the files in deploy/monitoring and the traces with
${MONITORING_HELP}.

  npm run test:monitoring
  npm run test:monitoring -- --touched   only if the last commit or branch changed what it guards
`

const args = process.argv.slice(2)
if (args.includes('--help')) process.stdout.write(HELP)
else process.exitCode = await run(args)

async function run(given: readonly string[]): Promise<number> {
  if (given.includes('--touched') && !isTouched(PROJECT_DIR, GUARDED)) {
    console.log('Nothing that the tests of monitoring guard was changed.')
    return 0
  }
  const programs = buildMonitoringPrograms()
  if ('missing' in programs) {
    console.log(`Monitoring was not tested: ${programs.missing}.`)
    return 0
  }
  checkRules(programs.promtool)
  const folder = mkdtempSync(join(tmpdir(), 'verstat-monitoring-'))
  chmodSync(folder, 0o711)
  try {
    await watch(programs, folder)
    return 0
  } finally {
    await endPrograms()
    await endProcesses()
    rmSync(folder, { recursive: true, force: true })
  }
}

function checkRules(promtool: string): void {
  const checks = [
    ['check', 'rules', '--lint=all', '--lint-fatal', join(MONITORING, 'alerts.yaml')],
    ['test', 'rules', RULE_TESTS],
  ]
  for (const check of checks) {
    const { status, stdout, stderr } = spawnSync(promtool, check, { encoding: 'utf8' })
    if (status !== 0) throw new Error(`promtool ${check.join(' ')}:\n${stdout}${stderr}`)
  }
  console.log('✓ promtool accepts the rules, and each fires when it should')
}

async function watch({ prometheus, jaeger }: MonitoringPrograms, folder: string): Promise<void> {
  const collector = await startJaeger(jaeger)
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir)
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
    OTEL_SERVICE_NAME: SERVICE,
  }
  const site = runProcess(join(PROJECT_DIR, 'apps/server/src/main.ts'), [], { env })
  await site.until(/ready in/)
  const [origin] = await site.until(/http:\/\/[\w.]+:\d+/)
  const target = `127.0.0.1:${new URL(origin).port}`
  const server = await startPrometheus(prometheus, { monitoring: MONITORING, folder, target })

  await use(origin)
  await eventually('Jaeger shows a page, its loaders, their calls and statements', async () =>
    hasPath(
      await collector.traces(SERVICE),
      /^GET \/orders\S* > render page > loader \S+ > POST \/v1\/order > select /,
    ),
  )
  await eventually('Jaeger shows the e-mail in the trace of the request that caused it', async () =>
    hasPath(await collector.traces(SERVICE), /^POST \/v1\/\S+ > .*job \S+ > .*job mail$/),
  )
  console.log('✓ Jaeger shows pages with their statements, and requests with their jobs')
  await checkQueries(server)
  await checkAlert(server, site)
}

/** Asks for a page and for an e-mail. */
async function use(origin: string): Promise<void> {
  for (const page of ['/orders', '/producers']) {
    const response = await fetch(origin + page)
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${page} was answered ${response.status}`)
  }
  const response = await fetch(origin + requestPasswordReset.path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'customer@verstat.test' }),
  })
  if (!response.ok) throw new Error(`An e-mail was answered ${response.status}: ${await response.text()}`)
}

function hasPath(traces: readonly ReadonlySet<string>[], pattern: RegExp): boolean {
  return traces.some((paths) => [...paths].some((path) => pattern.test(path)))
}

async function checkQueries(server: Prometheus): Promise<void> {
  const { panels } = JSON.parse(readFileSync(join(MONITORING, 'dashboard.json'), 'utf8')) as {
    readonly panels: readonly {
      readonly title: string
      readonly targets: readonly { readonly expr: string }[]
    }[]
  }
  for (const { title, targets } of panels) {
    for (const { expr } of targets) {
      const isEmpty = WITHOUT_DATA.some((part) => expr.includes(part))
      await eventually(
        `the panel «${title}» shows ${expr}`,
        async () => (await server.count(expr)) > 0 || isEmpty,
      )
    }
  }
  console.log(`✓ Prometheus answers the queries of all ${panels.length} panels`)
}

/** No rule may fire on a site that is well, and one must notice that it has ended. */
async function checkAlert(server: Prometheus, site: RunningProcess): Promise<void> {
  const inState = async (...states: readonly string[]) => {
    const rules = await server.rules()
    const broken = rules.filter(({ health }) => health === 'err').map(({ name }) => name)
    if (broken.length > 0) throw new Error(`Prometheus cannot compute ${broken.join(', ')}.`)
    return rules.filter(({ state }) => states.includes(state)).map(({ name }) => name)
  }
  await eventually('no rule fires', async () => (await inState('firing')).length === 0)
  site.child.kill('SIGTERM')
  await site.ended
  await eventually('Prometheus notices the end of the site', async () =>
    (await inState('pending', 'firing')).includes('VerstatDown'),
  )
  console.log('✓ no rule fires for a site that is well, and one when it has ended')
}
