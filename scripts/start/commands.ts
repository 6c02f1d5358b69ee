import { join } from 'node:path'
import { buildWeb } from './build-web.ts'
import { runInForeground } from './foreground.mjs'
import { installPackages } from './install-packages.ts'
import { Refusal } from './progress.ts'
import { withProjectLock } from './project-lock.ts'

const PROJECT_DIR = join(import.meta.dirname, '../..')

/** Installs and builds what the command needs, runs the command and returns its exit code. */
export async function runCommand(args: readonly string[], startedAt: number): Promise<number> {
  const [name = 'start', ...rest] = args
  const command = COMMANDS[name]
  if (!command)
    throw new Refusal(`There is no command "${name}". There are: ${Object.keys(COMMANDS).join(', ')}.`)
  await withProjectLock(PROJECT_DIR, async () => {
    await installPackages(PROJECT_DIR)
    if (command.needsBuild) await buildWeb(PROJECT_DIR, { force: name === 'build' })
  })
  if (!command.program) return 0
  const extra = command.knowsStart ? [`--started-at=${startedAt}`] : []
  return runInForeground(
    process.execPath,
    [join(PROJECT_DIR, command.program), ...command.args, ...rest, ...extra],
    {
      cwd: PROJECT_DIR,
      env: { ...process.env, NODE_ENV: command.environment },
    },
  )
}

type Command = {
  /** The path of the program, relative to the project. A command without a program only installs and builds. */
  readonly program?: string
  readonly args: readonly string[]
  readonly needsBuild: boolean
  readonly knowsStart?: boolean
  readonly environment: 'production' | 'development' | 'test'
}

const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    program: 'apps/server/src/main.ts',
    args: [],
    needsBuild: true,
    knowsStart: true,
    environment: 'production',
  },
  dev: {
    program: 'apps/server/src/main.ts',
    args: ['--dev'],
    needsBuild: false,
    knowsStart: true,
    environment: 'development',
  },
  migrate: {
    program: 'apps/server/src/main.ts',
    args: ['--migrate'],
    needsBuild: false,
    environment: 'production',
  },
  build: { args: [], needsBuild: true, environment: 'production' },
  seed: { program: 'apps/server/src/seed.ts', args: [], needsBuild: false, environment: 'production' },
  admin: { program: 'apps/server/src/admin.ts', args: [], needsBuild: false, environment: 'production' },
  backup: { program: 'apps/server/src/backup.ts', args: [], needsBuild: false, environment: 'production' },
  restore: { program: 'apps/server/src/restore.ts', args: [], needsBuild: false, environment: 'production' },
  realtime: { program: 'scripts/realtime.ts', args: [], needsBuild: false, environment: 'production' },
  'centrifugo-config': {
    program: 'apps/server/src/print-centrifugo-config.ts',
    args: [],
    needsBuild: false,
    environment: 'production',
  },
  search: {
    program: 'apps/server/src/search-index.ts',
    args: [],
    needsBuild: false,
    environment: 'production',
  },
  schema: { program: 'scripts/write-schema.ts', args: [], needsBuild: false, environment: 'test' },
  'message-keys': {
    program: 'scripts/print-message-keys.ts',
    args: [],
    needsBuild: false,
    environment: 'test',
  },
  configuration: {
    program: 'scripts/print-configuration.ts',
    args: [],
    needsBuild: false,
    environment: 'test',
  },
  'third-party': {
    program: 'scripts/print-third-party.ts',
    args: [],
    needsBuild: false,
    environment: 'test',
  },
  verify: { program: 'scripts/verify.ts', args: [], needsBuild: false, environment: 'test' },
  test: { program: 'scripts/test.ts', args: [], needsBuild: true, environment: 'test' },
  'test:soak': { program: 'scripts/test-soak.ts', args: [], needsBuild: false, environment: 'test' },
  'test:centrifugo': {
    program: 'scripts/test-centrifugo.ts',
    args: [],
    needsBuild: false,
    environment: 'test',
  },
  'test:opensearch': {
    program: 'scripts/test-opensearch.ts',
    args: [],
    needsBuild: false,
    environment: 'test',
  },
  'test:cluster': {
    program: 'scripts/test-cluster.ts',
    args: [],
    needsBuild: true,
    environment: 'test',
  },
  'test:dump': { program: 'scripts/test-dump.ts', args: [], needsBuild: true, environment: 'test' },
  'test:monitoring': {
    program: 'scripts/test-monitoring.ts',
    args: [],
    needsBuild: true,
    environment: 'test',
  },
  'test:image': { program: 'scripts/image/test-image.ts', args: [], needsBuild: false, environment: 'test' },
  fuzz: { program: 'scripts/fuzz.ts', args: [], needsBuild: false, environment: 'test' },
  'fuzz:drawings': {
    program: 'apps/server/src/modules/uploads/drawings/fuzz/fuzz-drawings.testing.ts',
    args: [],
    needsBuild: false,
    environment: 'test',
  },
  bench: { program: 'bench/run.ts', args: [], needsBuild: true, environment: 'production' },
  format: {
    program: 'node_modules/@biomejs/biome/bin/biome',
    args: ['check', '--write', '.'],
    needsBuild: false,
    environment: 'development',
  },
}
