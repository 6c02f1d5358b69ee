import { readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { StartError } from '../../config/start-error.ts'

/** The system account that the database runs as. `own` means the account of this process. */
export type DatabaseAccount = 'own' | { readonly name: string; readonly uid: number; readonly gid: number }

/**
 * PostgreSQL refuses to run as root. Therefore root starts PostgreSQL as another account: the owner of an
 * existing cluster, otherwise `postgres`, otherwise `nobody`.
 */
export function pickAccount(clusterDirs: readonly string[]): DatabaseAccount {
  if (process.getuid?.() !== 0) return 'own'
  for (const dir of clusterDirs) {
    const owner = statSync(dir, { throwIfNoEntry: false })
    if (owner && owner.uid !== 0) return { name: `uid ${owner.uid}`, uid: owner.uid, gid: owner.gid }
  }
  const accounts = readAccounts()
  const account = accounts.get('postgres') ?? accounts.get('nobody')
  if (account) return account
  throw new StartError(
    'PostgreSQL does not run as root and there is no account "postgres" or "nobody": start as an ordinary user or set DATABASE_URL.',
  )
}

export function asAccount(account: DatabaseAccount): { uid?: number; gid?: number } {
  return account === 'own' ? {} : { uid: account.uid, gid: account.gid }
}

/**
 * Whether the account can reach the folder. The account needs the search (x) permission on every folder of
 * the path.
 */
export function canEnter(account: DatabaseAccount, folder: string): boolean {
  if (account === 'own') return true
  for (let path = resolve(folder); ; path = dirname(path)) {
    const entry = statSync(path, { throwIfNoEntry: false })
    if (entry && !maySearch(account, entry)) return false
    if (path === dirname(path)) return true
  }
}

type Owned = { readonly uid: number; readonly gid: number; readonly mode: number }

function maySearch(account: Exclude<DatabaseAccount, 'own'>, folder: Owned): boolean {
  if (folder.uid === account.uid) return (folder.mode & 0o100) !== 0
  if (folder.gid === account.gid) return (folder.mode & 0o010) !== 0
  return (folder.mode & 0o001) !== 0
}

function readAccounts(): Map<string, Exclude<DatabaseAccount, 'own'>> {
  const accounts = new Map<string, Exclude<DatabaseAccount, 'own'>>()
  for (const line of readFileSync('/etc/passwd', 'utf8').split('\n')) {
    const [name, , uid, gid] = line.split(':')
    // macOS writes the id of `nobody` as -2, but the system calls expect an unsigned number.
    if (name && uid && gid) accounts.set(name, { name, uid: Number(uid) >>> 0, gid: Number(gid) >>> 0 })
  }
  return accounts
}
