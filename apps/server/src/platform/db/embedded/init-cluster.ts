import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { StartError } from '../../config/start-error.ts'
import { asAccount, type DatabaseAccount } from './database-account.ts'
import { DATABASE_USER } from './embedded-connection.ts'
import { type NativeBinaries, programPath } from './native-binaries.ts'
import { reasonIn } from './postmaster.ts'

type InitOptions = {
  readonly binaries: NativeBinaries
  readonly account: DatabaseAccount
  readonly clusterDir: string
  readonly password: string
}

/**
 * Creates the database cluster (PostgreSQL's data directory) if it does not exist. An interrupted creation
 * leaves no half-made cluster.
 */
export async function ensureCluster(options: InitOptions): Promise<'created' | 'found'> {
  const { clusterDir, binaries } = options
  if (existsSync(join(clusterDir, 'PG_VERSION'))) {
    checkVersion(clusterDir, binaries)
    return 'found'
  }
  const fresh = `${clusterDir}.new`
  rmSync(fresh, { recursive: true, force: true })
  mkdirSync(fresh, { recursive: true, mode: 0o700 })
  chownToAccount(fresh, options.account)
  await runInitdb(options, fresh)
  renameSync(fresh, clusterDir)
  return 'created'
}

export function chownToAccount(path: string, account: DatabaseAccount): void {
  if (account !== 'own') chownSync(path, account.uid, account.gid)
}

async function runInitdb(
  { binaries, account, password, clusterDir }: InitOptions,
  target: string,
): Promise<void> {
  // `initdb` runs as the database's account, which may not be able to enter the folder of the original
  // password file.
  const passwordFile = join(dirname(clusterDir), 'postgres.password')
  writeFileSync(passwordFile, password, { mode: 0o600 })
  chmodSync(passwordFile, 0o600)
  chownToAccount(passwordFile, account)
  try {
    await run(binaries, account, [
      ...['-D', target, '-U', DATABASE_USER, '--auth', 'scram-sha-256', '--pwfile', passwordFile],
      // The builtin locale provider sorts and folds case the same on every system, including the Ukrainian
      // letters Ґ Є І Ї.
      ...[
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
      ],
    ])
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

function run(binaries: NativeBinaries, account: DatabaseAccount, args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(programPath(binaries, 'initdb'), args, {
      ...asAccount(account),
      cwd: '/',
      env: binaries.environment,
      stdio: ['ignore', 'pipe', 'pipe'],
      // `initdb` gets its own process group: Ctrl-C must not stop it halfway, which would leave half a
      // cluster and a misleading message.
      detached: process.platform !== 'win32',
      windowsHide: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text
      })
    }
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else
        reject(new StartError(`The database could not be created: ${reasonIn(output)}`, { detail: output }))
    })
  })
}

function checkVersion(clusterDir: string, binaries: NativeBinaries): void {
  const found = readFileSync(join(clusterDir, 'PG_VERSION'), 'utf8').trim()
  const ours = binaries.version.split('.')[0]
  if (found === ours) return
  throw new StartError(
    `The database in ${clusterDir} was made by PostgreSQL ${found} and this version brings ${ours}: see docs/runbooks/database-does-not-start.md.`,
  )
}
