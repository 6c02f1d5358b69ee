import type { Role } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import { uuidV7 } from '../../platform/ids/uuid-v7.ts'
import { audit } from './accounts.audit.ts'
import type { Db, Tx } from './accounts-context.ts'
import * as users from './user.repository.ts'

export type NewAccount = {
  readonly email: string
  readonly firstname: string
  readonly lastname: string
  readonly role: Role
  readonly passwordHash: string
  readonly locale: LocaleCode
  readonly demo: boolean
  readonly now: Date
}

/**
 * Creates an account whose e-mail address is already verified, for demo users and the first admin. Returns the
 * account's id.
 */
export async function createAccount(tx: Tx, account: NewAccount): Promise<string> {
  const { now, role } = account
  const id = uuidV7(now)
  await tx
    .insertInto('users')
    .values({
      id,
      email: account.email,
      email_verified_at: now,
      password_hash: account.passwordHash,
      firstname: account.firstname,
      lastname: account.lastname,
      role,
      locale: account.locale,
      demo: account.demo,
      created_at: now,
      updated_at: now,
    })
    .execute()
  await audit(tx, { at: now, action: 'user.registered', subjectId: id })
  if (role !== 'user')
    await audit(tx, { at: now, action: 'user.role_changed', subjectId: id, details: { role } })
  return id
}

export type DemoAccount = Pick<NewAccount, 'email' | 'firstname' | 'lastname'> & {
  readonly id: string
  readonly since: Date
}

/** Creates accounts of invented customers, who never sign in and get no e-mails. */
export async function insertDemoAccounts(
  tx: Tx,
  accounts: readonly DemoAccount[],
  passwordHash: string,
): Promise<void> {
  if (accounts.length === 0) return
  const rows = accounts.map(({ id, email, firstname, lastname, since }) => ({
    id,
    email,
    firstname,
    lastname,
    email_verified_at: since,
    password_hash: passwordHash,
    locale: 'uk' as const,
    notify_listings: false,
    notify_leads: false,
    notify_offers: false,
    notify_deals: false,
    notify_reminders: false,
    demo: true,
    created_at: since,
    updated_at: since,
  }))
  await tx.insertInto('users').values(rows).execute()
}

export async function setRoleByEmail(tx: Tx, email: string, role: Role, now: Date): Promise<boolean> {
  const user = await users.findByEmail(tx, email)
  if (!user) return false
  if (user.role === role) return true
  await users.update(tx, user.id, { role }, now)
  await audit(tx, {
    at: now,
    action: 'user.role_changed',
    subjectId: user.id,
    details: { from: user.role, role },
  })
  return true
}

/** Returns whether demo accounts exist. Their passwords are publicly known. */
export async function hasDemoUsers(db: Db): Promise<boolean> {
  const row = await db.selectFrom('users').select('id').where('demo', '=', true).limit(1).executeTakeFirst()
  return row !== undefined
}

export async function removeDemoUsers(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('users').where('demo', '=', true).executeTakeFirst()
  return Number(numDeletedRows)
}
