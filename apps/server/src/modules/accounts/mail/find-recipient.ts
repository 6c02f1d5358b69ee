import type { NotificationTopic } from '@verstat/contract'
import type { LocaleCode } from '@verstat/i18n'
import type { Selectable } from 'kysely'
import type { UserTable } from '../accounts.tables.ts'
import type { Db } from '../accounts-context.ts'

/** A user to whom an e-mail may be sent. */
export type EmailRecipient = {
  readonly email: string
  readonly isEmailVerified: boolean
  readonly locale: LocaleCode
  /** Whether the user wants e-mails about each topic. */
  readonly wants: Readonly<Record<NotificationTopic, boolean>>
}

const COLUMNS = [
  'email',
  'email_verified_at',
  'locale',
  'notify_listings',
  'notify_leads',
  'notify_offers',
  'notify_deals',
  'notify_messages',
  'notify_reminders',
  'notify_news',
] as const satisfies readonly (keyof UserTable)[]

/**
 * Finds a user by id. Until the transaction ends, the user cannot be erased, so that rows that refer to the user can
 * be inserted. Returns undefined when the account is erased.
 */
export async function findRecipient(tx: Db, id: string): Promise<EmailRecipient | undefined> {
  const row = await tx
    .selectFrom('users')
    .select(COLUMNS)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst()
  return (
    row && {
      email: row.email,
      isEmailVerified: row.email_verified_at !== null,
      locale: row.locale,
      wants: wantedTopics(row),
    }
  )
}

export function wantedTopics(
  row: Pick<Selectable<UserTable>, Extract<keyof UserTable, `notify_${string}`>>,
): EmailRecipient['wants'] {
  return {
    listings: row.notify_listings,
    leads: row.notify_leads,
    offers: row.notify_offers,
    deals: row.notify_deals,
    messages: row.notify_messages,
    reminders: row.notify_reminders,
    news: row.notify_news,
  }
}
