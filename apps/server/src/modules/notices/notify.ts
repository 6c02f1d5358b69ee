import type { NoticeType } from '@verstat/contract'
import type { Kysely } from 'kysely'
import { onTables } from '../../platform/db/on-tables.ts'
import { sequentialUuidV7 } from '../../platform/ids/uuid-v7.ts'
import {
  type AccountsTables,
  type EmailRecipient,
  findRecipient,
  waysToUnsubscribe,
} from '../accounts/index.ts'
import { type EmailWords, emailWords, type NoticeEmail, plainEmail, queueEmail } from './notice-email.ts'
import type { NoticeKinds, NoticeRef } from './notice-kind.ts'
import type { NoticesTables } from './notices.tables.ts'
import type { NotifyContext } from './notices-context.ts'

export type NewNotice<Type, Data> = {
  readonly userId: string
  readonly type: Type
  readonly ref: NoticeRef
  readonly data: Data
  /** Another user whom the text names. The name is read when the notice is, and is gone when the user is erased. */
  readonly personId?: string | null
  /**
   * Content of the e-mail. It is made only if the e-mail is to be sent. Null sends none after all. Without this
   * function, the e-mail is made from the texts of the notice, and goes to verified addresses only.
   */
  readonly email?: (to: NoticeReader) => NoticeEmail | null | Promise<NoticeEmail | null>
}

/** The user who gets the e-mail of a notice. */
export type NoticeReader = EmailWords & Pick<EmailRecipient, 'isEmailVerified'>

/** Returns whether an e-mail was queued. */
export type Notify<DataOf> = <Type extends keyof DataOf & NoticeType>(
  tx: { readonly isTransaction: true },
  ctx: NotifyContext,
  notice: NewNotice<Type, DataOf[Type]>,
) => Promise<boolean>

/**
 * Creates the function with which a module tells a person something. The notice, and the e-mail if the person's
 * settings ask for one, exist only if the caller's transaction commits. The notice does not depend on the settings.
 * An erased user is told nothing.
 */
export function notifier<DataOf>(kinds: NoticeKinds<DataOf>): Notify<DataOf> {
  return async (tx, ctx, notice) => {
    const user = await findRecipient(onTables<AccountsTables>(tx), notice.userId)
    if (!user) return false
    const { ref, data } = notice
    await insertNotice(onTables<NoticesTables>(tx), notice, ctx.now())
    const kind = kinds[notice.type]
    const mailing = typeof kind.mailing === 'function' ? kind.mailing(data) : kind.mailing
    const isWanted = mailing === 'always' || (mailing !== 'never' && user.wants[mailing])
    if (!isWanted) return false
    const { mail } = ctx.accounts
    const email = await (notice.email
      ? notice.email({ ...emailWords(mail, user.locale), isEmailVerified: user.isEmailVerified })
      : plainEmail(onTables(tx), mail, user, { ...notice, kind, isOptional: mailing !== 'always' }))
    if (email === null) return false
    const unsubscribe =
      mailing === 'always'
        ? undefined
        : waysToUnsubscribe(mail, { userId: notice.userId, topic: mailing, locale: user.locale })
    await queueEmail(onTables(tx), mail, user, email, { noticePath: kind.path(data, ref), unsubscribe })
    return true
  }
}

async function insertNotice(
  db: Kysely<NoticesTables>,
  { userId, type, ref, data, personId = null }: NewNotice<string, unknown>,
  now: Date,
): Promise<void> {
  await db
    .insertInto('notices')
    .values({
      id: sequentialUuidV7(now),
      user_id: userId,
      type,
      ref_kind: ref.kind,
      ref_id: ref.id,
      person_id: personId,
      data: JSON.stringify(data),
      created_at: now,
    })
    .execute()
}
