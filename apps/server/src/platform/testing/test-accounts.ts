import { dirname } from 'node:path'
import { PROJECT_DIR } from '../config/make-config.ts'
import { canEnter } from '../db/embedded/database-account.ts'

export type TestAccount = {
  readonly name: string
  readonly ids: { readonly uid: number; readonly gid: number } | undefined
}

const NOBODY = { name: 'nobody', uid: 65_534, gid: 65_534 }

/**
 * Returns the system accounts that a lifecycle test can run under: the current account and, if that is root,
 * also an unprivileged account.
 */
export function testAccounts(): readonly TestAccount[] {
  const own: TestAccount = { name: process.getuid?.() === 0 ? 'root' : 'an ordinary user', ids: undefined }
  const canLend =
    process.getuid?.() === 0 && canEnter(NOBODY, PROJECT_DIR) && canEnter(NOBODY, dirname(process.execPath))
  return canLend ? [own, { name: 'an ordinary user', ids: { uid: NOBODY.uid, gid: NOBODY.gid } }] : [own]
}
