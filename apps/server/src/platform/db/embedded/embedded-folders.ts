import { createHash, randomBytes } from 'node:crypto'
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError, systemErrorCode } from '../../config/start-error.ts'
import { canEnter, type DatabaseAccount } from './database-account.ts'
import { chownToAccount } from './init-cluster.ts'
import { openFolder } from './open-folder.ts'

const MOVED_ROOT = '/var/lib/verstat'
/** The path of a Unix socket may have at most about 104 bytes. The file name takes 15 of them; the rest is a margin. */
const LONGEST_SOCKET_DIR = 85

/**
 * Creates the data folder and returns its real path. Throws a `StartError` when the folder is not writable.
 */
export function openDataFolder(dataDir: string): string {
  try {
    // When root starts the app, the database runs as another account, which must be able to traverse this
    // folder.
    openFolder(dataDir, process.getuid?.() === 0 ? 0o711 : 0o700)
    accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK)
    return realpathSync(dataDir)
  } catch (error) {
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${systemErrorCode(error)}): change its owner or set DATA_DIR to another folder.`,
      { cause: error },
    )
  }
}

/**
 * Returns the folder that the database uses instead when its account cannot enter the data folder, for example
 * a data folder below /root.
 */
export function movedHome(dataDir: string): string {
  return join(MOVED_ROOT, shortHash(dataDir))
}

/**
 * Returns the database password. The first start generates it and stores it in a file that only its owner can read.
 */
export function readOrMakePassword(dataDir: string): { password: string; isNew: boolean } {
  const file = join(dataDir, 'database-password')
  if (existsSync(file)) return { password: readFileSync(file, 'utf8').trim(), isNew: false }
  const password = randomBytes(24).toString('base64url')
  const fresh = `${file}.${process.pid}`
  writeFileSync(fresh, `${password}\n`, { mode: 0o600 })
  renameSync(fresh, file)
  return { password, isNew: true }
}

/**
 * Picks the folder that holds the database cluster: the data folder, or `moved` when the account cannot enter
 * the data folder. An existing cluster is always preferred to an empty folder.
 */
export function pickHome(dataDir: string, moved: string, account: DatabaseAccount): string {
  const here = existsSync(join(dataDir, 'postgres', 'PG_VERSION'))
  const mayEnter = canEnter(account, dataDir)
  if (here && !mayEnter) {
    throw new StartError(
      `The database in ${dataDir} belongs to an account that may no longer enter that path: open the path to it (chmod o+x on its folders) or move the folder.`,
    )
  }
  if (mayEnter && (here || !existsSync(join(moved, 'postgres', 'PG_VERSION')))) return dataDir
  return moved
}

/** Creates the folder that replaces `path`, because the database's account cannot enter `path`. */
export function openMovedFolder(path: string): string {
  const folder = movedHome(path)
  openFolder(MOVED_ROOT)
  openFolder(folder)
  return folder
}

/**
 * Prepares `home`, the folder for the database outside the data folder. `home` may still hold the database
 * cluster of a data folder that was deleted together with its password. Such a cluster is renamed, not
 * deleted. Returns the new path of the renamed cluster, or null when nothing was renamed.
 */
export function openMovedHome(home: string, password: string): string | null {
  const mark = createHash('sha256').update(password).digest('hex')
  const markFile = join(home, 'data-folder')
  openFolder(MOVED_ROOT)
  openFolder(home)
  const cluster = join(home, 'postgres')
  let aside: string | null = null
  if (existsSync(cluster) && (!existsSync(markFile) || readFileSync(markFile, 'utf8').trim() !== mark)) {
    aside = `${cluster}-${Date.now()}`
    renameSync(cluster, aside)
  }
  writeFileSync(markFile, `${mark}\n`, { mode: 0o600 })
  return aside
}

/**
 * Creates a folder for the database socket. The folder has a short path, can be used only by the account, and is
 * the same on every start.
 */
export function openSocketFolder(dataDir: string, account: DatabaseAccount): string {
  const name = `verstat-${shortHash(dataDir)}`
  for (const parent of [tmpdir(), '/tmp', '/var/tmp', '/run']) {
    if (join(parent, name).length > LONGEST_SOCKET_DIR || !isWritable(parent) || !canEnter(account, parent))
      continue
    const folder = join(parent, name)
    if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 })
    if (isPrivate(folder, account)) return folder
    // Another user has already created a folder with that name. Use a random name, which nobody can guess.
    const other = mkdtempSync(`${folder}-`)
    chownToAccount(other, account)
    return other
  }
  throw new StartError(
    'No folder is short and writable enough for the database socket: set TMPDIR to a short path such as /tmp.',
  )
}

/**
 * Removes the files of a killed server. Its lock file may name a process id that now belongs to another
 * program.
 */
export function emptySocketFolder(folder: string): void {
  for (const file of readdirSync(folder)) rmSync(join(folder, file), { recursive: true, force: true })
}

function shortHash(path: string): string {
  return createHash('sha256').update(path).digest('hex').slice(0, 12)
}

function isPrivate(folder: string, account: DatabaseAccount): boolean {
  const entry = lstatSync(folder)
  const uids = account === 'own' ? [process.getuid?.()] : [0, account.uid]
  if (!entry.isDirectory() || !uids.includes(entry.uid)) return false
  chmodSync(folder, 0o700)
  chownToAccount(folder, account)
  return true
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK | constants.X_OK)
    return true
  } catch {
    return false
  }
}
