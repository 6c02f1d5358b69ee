import { join } from 'node:path'
import { type DatabaseAccount, pickAccount } from './database-account.ts'
import { movedHome, openMovedHome, pickHome, readOrMakePassword } from './embedded-folders.ts'
import type { DatabaseLog } from './postmaster.ts'

export type DatabaseHome = {
  /** The folder that holds the cluster, in `postgres`. */
  readonly home: string
  readonly account: DatabaseAccount
  readonly password: string
}

/** Finds or makes the folder for the database of a data folder, the account that it runs as, and its password. */
export function openDatabaseHome(dataDir: string, log: DatabaseLog): DatabaseHome {
  const { password } = readOrMakePassword(dataDir)
  const moved = movedHome(dataDir)
  const account = pickAccount([join(dataDir, 'postgres'), join(moved, 'postgres')])
  const home = pickHome(dataDir, moved, account)
  if (home === moved) {
    const aside = openMovedHome(home, password)
    log.info({ folder: home }, 'the database lives here: its account may not enter the data folder')
    if (aside) log.warn({ folder: aside }, 'the database of a deleted data folder was set aside')
  }
  return { home, account, password }
}
