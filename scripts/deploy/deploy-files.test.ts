import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { optionNames, readEnv } from '../../apps/server/src/platform/config/read-env.ts'

const DEPLOY = join(import.meta.dirname, '../../deploy')
const KUBERNETES = join(DEPLOY, 'kubernetes')
/** What the image sets beside settings of the site. */
const KNOWN: ReadonlySet<string> = new Set([...optionNames(), 'NODE_ENV', 'HOME'])

type Service = {
  readonly image: string
  readonly user?: string
  readonly read_only?: boolean
  readonly cap_drop?: readonly string[]
  readonly tmpfs?: readonly string[]
  readonly environment?: Readonly<Record<string, string>>
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>
  readonly healthcheck?: object
  readonly volumes?: readonly string[]
}
type Container = {
  readonly name: string
  readonly image: string
  readonly args?: readonly string[]
  readonly env?: readonly { readonly name: string; readonly value: string }[]
  readonly securityContext: Readonly<Record<string, unknown>>
  readonly volumeMounts: readonly { readonly name: string; readonly mountPath: string }[]
  readonly readinessProbe?: { readonly httpGet: { readonly path: string } }
  readonly livenessProbe?: { readonly httpGet: { readonly path: string } }
}
type Pod = {
  readonly securityContext: Readonly<Record<string, unknown>>
  readonly terminationGracePeriodSeconds?: number
  readonly containers: readonly Container[]
  readonly volumes: readonly { readonly name: string }[]
}
type Manifest = {
  readonly kind: string
  readonly metadata: { readonly name: string }
  readonly data?: Readonly<Record<string, string>>
  readonly stringData?: Readonly<Record<string, string>>
  readonly spec: {
    readonly replicas: number
    readonly strategy: { readonly rollingUpdate: { readonly maxUnavailable: number } }
    readonly selector: { readonly matchLabels?: object }
    readonly template: { readonly metadata: { readonly labels: object }; readonly spec: Pod }
  }
}

const compose: { readonly services: Readonly<Record<string, Service>>; readonly volumes: object } = parse(
  readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8'),
  { merge: true },
)
const services = Object.entries(compose.services)
const ours = services.filter(([, { image }]) => image.includes('verstat'))

const manifests: readonly Manifest[] = readdirSync(KUBERNETES).flatMap((name) =>
  parseAllDocuments(readFileSync(join(KUBERNETES, name), 'utf8')).map((document) => {
    expect([name, document.errors]).toEqual([name, []])
    return document.toJS()
  }),
)
const ofKind = (kind: string) => manifests.filter((each) => each.kind === kind)
const running = [...ofKind('Deployment'), ...ofKind('Job')]

/** Fills in what an operator writes into deploy/.env. */
function filledIn(environment: Readonly<Record<string, string>>): Record<string, string> {
  const given: Readonly<Record<string, string>> = {
    PUBLIC_URL: 'https://verstat.example',
    SMTP_URL: 'smtps://user:password@mail.example:465',
    MAIL_FROM: 'Verstat <no-reply@verstat.example>',
    PAYMENTS: 'none',
    SEARCH_URL: 'http://opensearch:9200',
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector.example:4318',
    OTEL_EXPORTER_OTLP_HEADERS: 'api-key=secret',
    OTEL_SERVICE_NAME: '',
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.05',
  }
  const fill = (text: string) =>
    String(text).replaceAll(/\$\{(\w+):[?-][^}]*\}/g, (_, name) => given[name] ?? 'a'.repeat(48))
  return Object.fromEntries(Object.entries(environment).map(([name, text]) => [name, fill(text)]))
}

test('Compose: the processes with our image own nothing, write nothing and have settings that exist', () => {
  expect(ours.map(([name]) => name)).toEqual(['serve-1', 'serve-2', 'work', 'migrate', 'centrifugo-config'])
  for (const [name, service] of ours) {
    expect([name, service]).toEqual([
      name,
      expect.objectContaining({ user: '10001:0', read_only: true, cap_drop: ['ALL'] }),
    ])
    const environment = service.environment ?? {}
    expect(Object.keys(environment).filter((each) => !KNOWN.has(each))).toEqual([])
    const { values } = readEnv(filledIn(environment))
    expect(values.ROLE).toBe(name === 'work' ? 'work' : name.startsWith('serve') ? 'serve' : 'all')
  }
})

test('Compose: the sites start after the migration, and all else after what it needs is healthy', () => {
  for (const name of ['serve-1', 'serve-2', 'work'])
    expect(compose.services[name]?.depends_on?.migrate?.condition).toBe('service_completed_successfully')
  for (const [name, { depends_on = {} }] of services) {
    for (const [needed, { condition }] of Object.entries(depends_on)) {
      const target = compose.services[needed]
      expect([name, needed, target !== undefined]).toEqual([name, needed, true])
      const isOurs = ours.some(([each]) => each === needed)
      if (condition === 'service_healthy')
        expect([needed, isOurs || target?.healthcheck !== undefined]).toEqual([needed, true])
    }
  }
})

test('Compose: every variable that it wants is in the example of its settings, and every volume is declared', () => {
  const text = readFileSync(join(DEPLOY, 'compose.yaml'), 'utf8')
  const example = readFileSync(join(DEPLOY, 'compose.env'), 'utf8')
  const wanted = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name = '']) => name))
  expect(wanted.size).toBeGreaterThan(5)
  for (const name of wanted) expect(example).toMatch(new RegExp(`^${name}=`, 'm'))
  const used = services.flatMap(([, { volumes = [] }]) => volumes.map((each) => each.split(':')[0] ?? ''))
  const named = used.filter((each) => /^\w+$/.test(each))
  expect(new Set(named)).toEqual(new Set(Object.keys(compose.volumes)))
})

test('Kubernetes: our containers own nothing, write only to volumes and have settings that exist', () => {
  expect(running.map(({ metadata }) => metadata.name).toSorted()).toEqual([
    'verstat-migrate',
    'verstat-serve',
    'verstat-work',
  ])
  for (const { spec } of running) {
    const pod = spec.template.spec
    expect(pod.securityContext).toMatchObject({ runAsNonRoot: true, runAsGroup: 0 })
    for (const { securityContext, volumeMounts } of pod.containers) {
      expect(securityContext).toMatchObject({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      })
      const volumes = pod.volumes.map(({ name }) => name)
      for (const { name } of volumeMounts) expect(volumes).toContain(name)
    }
  }
})

test('Kubernetes: the settings of the ConfigMap and the Secret are accepted, together with those of each role', () => {
  const shared = {
    ...ofKind('ConfigMap').find(({ metadata }) => metadata.name === 'verstat')?.data,
    ...ofKind('Secret')[0]?.stringData,
  }
  for (const { spec } of running) {
    const site = spec.template.spec.containers.find(({ name }) => name === 'verstat')
    const own = Object.fromEntries((site?.env ?? []).map(({ name, value }) => [name, value]))
    expect(Object.keys({ ...shared, ...own }).filter((each) => !KNOWN.has(each))).toEqual([])
    expect(readEnv({ ...shared, ...own }).values.PUBLIC_URL).toBe('https://verstat.example')
  }
})

test('Kubernetes: an update leaves as many processes as before, which finish what they have begun', () => {
  for (const { spec } of ofKind('Deployment')) {
    expect(spec.strategy.rollingUpdate.maxUnavailable).toBe(0)
    const { containers, terminationGracePeriodSeconds = 30 } = spec.template.spec
    expect(terminationGracePeriodSeconds).toBeGreaterThan(15)
    const [site] = containers
    expect(site?.readinessProbe?.httpGet.path).toBe('/ready')
    // A database that is away must not restart the process.
    expect(site?.livenessProbe?.httpGet.path).toBe('/health')
    expect(spec.template.metadata.labels).toMatchObject(spec.selector.matchLabels ?? {})
  }
  const serving = ofKind('Deployment').find(({ metadata }) => metadata.name === 'verstat-serve')
  const labels = serving?.spec.template.metadata.labels
  expect(ofKind('Service')[0]?.spec.selector).toEqual(labels)
  expect(ofKind('PodDisruptionBudget')[0]?.spec.selector.matchLabels).toEqual(labels)
})

test('Kubernetes passes metrics on as Compose does', () => {
  const inCluster = ofKind('ConfigMap').find(({ metadata }) => metadata.name === 'verstat-metrics')
  const inCompose = readFileSync(join(DEPLOY, 'monitoring/nginx.conf'), 'utf8')
  expect(inCluster?.data?.['default.conf']?.trim()).toBe(inCompose.trim())
})
