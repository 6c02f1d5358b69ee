import { buildApp } from './app.ts'
import type { Database } from './database.ts'
import { expectedDemoPeople, findDemoPeople } from './demo-in-database.ts'
import { hasDemoUsers } from './modules/accounts/index.ts'
import { type Config, makeConfig } from './platform/config/make-config.ts'
import { missingForRole } from './platform/config/missing-for-role.ts'
import { unsafeInstall } from './platform/config/open-install.ts'
import { paymentSummary } from './platform/config/payment-summary.ts'
import { readEnv } from './platform/config/read-env.ts'
import { StartError } from './platform/config/start-error.ts'
import { openDataFolder } from './platform/db/embedded/embedded-folders.ts'
import { removeRunningNote, writeRunningNote } from './platform/db/embedded/running-note.ts'
import { cutWhenLost } from './platform/db/lost-server.ts'
import { openDatabaseServer } from './platform/db/open-server.ts'
import { createDatabase } from './platform/db/pool.ts'
import { prepareDatabase } from './platform/db/prepare-database.ts'
import { choosePort } from './platform/http/connections/choose-port.ts'
import { siteAddresses } from './platform/http/connections/site-addresses.ts'
import { isUnstoredResult } from './platform/jobs/unstored-result.ts'
import { databaseLog, httpLog, setLogLevel, startLog } from './platform/logging/logger.ts'
import { createClosers } from './platform/process/closers.ts'
import { createLongStep } from './platform/process/long-step.ts'
import { onStopSignals } from './platform/process/stop-signals.ts'
import type { Tracing } from './platform/tracing/tracing.ts'
import { seedFirstStart } from './seed-run.ts'

const DRAIN_LIMIT_MS = 10_000

const startedAt = Number(process.argv.find((arg) => arg.startsWith('--started-at='))?.slice(13)) || Date.now()
const isDevelopment = process.argv.includes('--dev')
/** Whether the process only brings the database up to date, before processes of a new version start. */
const isMigrating = process.argv.includes('--migrate')
const closers = createClosers()
let isStopping = false

onStopSignals({ stop: (reason) => void stop(0, reason), hurry: closers.hurry })
process.on('uncaughtException', (error) => void fail(error))
process.on('unhandledRejection', (error) => {
  if (isUnstoredResult(error)) databaseLog.warn({ err: error }, 'the result of a job could not be stored')
  else void fail(error)
})

try {
  await start()
} catch (error) {
  await fail(error)
}

async function start(): Promise<void> {
  // Check all settings before anything is started or changed.
  const env = readEnv(undefined, (settings) =>
    unsafeInstall(settings, expectedDemoPeople(makeConfig(settings))),
  )
  const config = makeConfig(env)
  const missing = missingForRole(config)
  if (missing !== '') throw new StartError(missing)
  setLogLevel(config.logLevel)
  openDataFolder(config.dataDir)
  const opening = openDatabaseServer({ config, log: databaseLog, onLost: (error) => void fail(error) })
  // Register the cleanup before the database is open: a stop during the start must wait for the start, or the
  // database would keep running.
  closers.add(async () => (await opening).stop())
  const server = await opening
  // Choose the port only after the data folder is locked: by then, a previous run that was just ending has
  // freed its port.
  const { port, release } = await choosePort(config)
  const addresses = siteAddresses(config.host, port)
  const refused = unsafeInstall(env, await findDemoPeople(server.connection, config.seed))
  if (refused !== '') throw new StartError(refused)
  const applied = await prepareDatabase(server.connection)
  if (applied.length > 0) startLog.info({ applied: applied.length }, 'the database is up to date')
  const tracing = await openTraces(config)
  const database = createDatabase<Database>({
    connection: server.connection,
    log: databaseLog,
    tracedAs: tracing ? 'primary' : undefined,
  })
  closers.add(() => database.close(), { limitMs: 2_000 })
  if (config.databaseUrl !== null) {
    const watch = cutWhenLost({ pool: database.pool, log: databaseLog })
    closers.add(watch.stop, { limitMs: 2_000 })
  }

  const filling = createLongStep('Filling the directory with demo listings')
  await seedFirstStart({
    db: database.db,
    dataDir: config.dataDir,
    fill: config.seed,
    now: new Date(),
    announce: filling.begin,
  })
  filling.end()
  if (isMigrating) {
    process.stdout.write('The database is up to date.\n')
    return stop(0, '')
  }
  const building = buildApp({
    database,
    log: httpLog,
    dataDir: config.dataDir,
    brand: config.brandName,
    origin: config.publicUrl ?? addresses.local,
    apiBase: config.apiBase ?? '',
    gtmId: config.gtmId,
    smtp: config.smtpUrl === null ? null : { url: config.smtpUrl, from: sender(config) },
    feedbackEmail: config.feedbackEmail,
    secretKey: config.secretKey,
    storageUrl: config.storageUrl,
    payments: config.payments,
    realtime: config.realtime,
    search: config.search,
    tracing,
    isOpen: config.isOpen,
    trustedProxies: config.trustedProxies,
    replicas: config.replicaUrls.map((connectionString) => ({ connectionString })),
    isAlone: config.databaseUrl === null,
    role: config.role,
    pageCacheBytes: config.pageCacheBytes,
    cdnTtlSeconds: config.cdnTtlSeconds,
    reloadGuardSeconds: config.reloadGuardSeconds,
    development: isDevelopment,
  })
  // Register the cleanup before the app is built: a half-built app must be closed too.
  closers.add(
    async () => {
      const [built] = await Promise.allSettled([building])
      if (built.status === 'rejected') return
      const app = built.value
      const timeout = setTimeout(() => app.http.server.closeAllConnections(), DRAIN_LIMIT_MS)
      await app.close()
      clearTimeout(timeout)
    },
    { limitMs: DRAIN_LIMIT_MS + 1_000 },
  )
  const app = await building
  if (isStopping) return
  await release()
  await app.http.listen({ host: config.host, port })
  writeRunningNote(config.dataDir, addresses.local)
  closers.add(() => removeRunningNote(config.dataDir))
  announce(config, addresses, await hasDemoUsers(database.db))
}

/** Opens the traces before the database, so that they are closed after everything that makes spans. */
async function openTraces({ tracing: wanted, role }: Config): Promise<Tracing | null> {
  if (!wanted || isMigrating) return null
  const { openTracing } = await import('./platform/tracing/open-tracing.ts')
  const tracing = openTracing({ ...wanted, role, log: startLog })
  closers.add(() => tracing.close())
  return tracing
}

function sender({ mailFrom, publicUrl }: Config): string {
  return mailFrom ?? `no-reply@${publicUrl === null ? 'localhost' : new URL(publicUrl).hostname}`
}

function announce(
  config: Config,
  { local, network }: ReturnType<typeof siteAddresses>,
  hasPeople: boolean,
): void {
  const site = config.publicUrl ?? local
  if (config.role === 'work') {
    process.stdout.write(`\nVerstat works for ${site} and is ready in ${seconds()}\n\n`)
    return
  }
  const lines = [
    `Verstat is ready in ${seconds()}`,
    '',
    `  Українською  ${site}/`,
    `  English      ${site}/en`,
    `  API          ${site}/v1/docs`,
    ...(config.publicUrl ? [`  Listening    ${local}`] : []),
    ...network.map((address) => `  Network      ${address}`),
    ...(config.smtpUrl === null ? [`  Mail         ${site}/dev/mail`] : []),
    `  Payments     ${paymentSummary(config.payments)}`,
    `  Data         ${config.dataDir}`,
    ...(hasPeople
      ? [
          '  Demo people  customer@, producer@, moderator@ and admin@verstat.test',
          '               password verstat-demo-2026',
        ]
      : []),
    '',
    'Ctrl-C stops it.',
  ]
  process.stdout.write(`\n${lines.join('\n')}\n\n`)
}

function seconds(): string {
  return `${((Date.now() - startedAt) / 1000).toFixed(1)} s`
}

async function fail(error: unknown): Promise<void> {
  // Closing causes errors, which are expected.
  if (isStopping) return
  if (error instanceof StartError) {
    process.stderr.write(`${error.message}\n`)
    startLog.debug({ err: error, detail: error.detail }, 'behind the failed start')
  } else {
    startLog.fatal({ err: error }, 'stopping after an unexpected error')
  }
  await stop(1, '')
}

async function stop(exitCode: number, reason: string): Promise<void> {
  if (isStopping) return
  isStopping = true
  if (reason) process.stdout.write(`\nStopping (${reason}) …\n`)
  const failures = await closers.run()
  for (const err of failures) if (!(err instanceof StartError)) startLog.error({ err }, 'closing failed')
  process.exit(failures.length > 0 && exitCode === 0 ? 1 : exitCode)
}
