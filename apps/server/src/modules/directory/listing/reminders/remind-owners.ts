import { type LocalizedText, REMINDER_DAYS } from '@verstat/contract'
import { pickText } from '@verstat/i18n'
import { sql } from 'kysely'
import type { EmailWords, NoticeEmail, NotifyContext } from '../../../notices/index.ts'
import { notify } from '../../directory.notices.ts'
import type { Db, Tx } from '../../directory-context.ts'
import { issueToken } from '../claims/listing-tokens.ts'
import { localized } from '../localized-columns.ts'
import * as listings from '../moves/listing.repository.ts'

type Ctx = NotifyContext & { readonly db: Db }
type Days = (typeof REMINDER_DAYS)[number]

const DAY_MS = 86_400_000
/** Maximum number of orders for each kind of reminder in one run. The next run sends the rest. */
const BATCH = 200
/**
 * A reminder that is late by more than this time is skipped. A reminder is late after days in which the server was
 * down, or when the owner has just moved the deadline.
 */
const LATEST_MS: Readonly<Record<Days, number>> = { 7: 3 * DAY_MS, 1: DAY_MS }

/**
 * Tells owners whose orders expire in seven days or in one day, once each time. The e-mail has a link for renewal. Runs
 * every minute, in any number of processes. Returns the number of e-mails.
 */
export async function remindOwners(ctx: Ctx): Promise<number> {
  let sent = 0
  for (const days of REMINDER_DAYS) {
    for (const id of await listDue(ctx, days)) {
      const isSent = await ctx.db.transaction().execute((tx) => remind(ctx, tx, id, days))
      if (isSent) sent += 1
    }
  }
  return sent
}

/**
 * Returns the orders that are due for this reminder. Skips an order that was published less than `days` before its
 * expiry: the reminder would follow the publication at once.
 */
async function listDue({ db, now }: Ctx, days: Days): Promise<string[]> {
  const [after, until] = window(now(), days)
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o join users u on u.id = o.owner_id
     where o.listed and o.expires_at > ${after} and o.expires_at <= ${until}
       and o.published_at <= o.expires_at - make_interval(days => ${days}::int)
       and u.erase_at is null
       and not exists (select from order_reminders r
         where r.order_id = o.id and r.expires_at = o.expires_at and r.days = ${days}::int)
     order by o.expires_at, o.id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}

function window(now: Date, days: Days): readonly [after: Date, until: Date] {
  const until = now.getTime() + days * DAY_MS
  return [new Date(until - LATEST_MS[days]), new Date(until)]
}

/**
 * Tells the owner once and returns whether an e-mail was queued. Does nothing if the order was renewed or another
 * process has told the owner.
 */
async function remind(ctx: Ctx, tx: Tx, id: string, days: Days): Promise<boolean> {
  const now = ctx.now()
  const order = await listings.getForUpdate(tx, 'order', id, now)
  const { owner, expiresAt, offersUntil, status, slug, title } = order
  const [after, until] = window(now, days)
  if (!owner || status !== 'published' || !expiresAt || expiresAt <= after || expiresAt > until) return false
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('order_reminders')
    .values({ order_id: id, expires_at: expiresAt, days, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  const texts = localized(title.uk, title.en)
  const daysLeft = Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS)
  return notify(tx, ctx, {
    userId: owner.id,
    type: 'listing.ending',
    ref: { kind: 'order', id },
    data: { kind: 'order', slug, title: texts, until: offersUntil ?? expiresAt.toISOString() },
    email: async (to) => {
      if (!to.isEmailVerified) return null
      const code = await issueToken(tx, 'renew', { order_id: id }, now)
      return reminderEmail(to, texts, daysLeft, code)
    },
  })
}

function reminderEmail(
  { say, link, locale }: EmailWords,
  title: LocalizedText,
  daysLeft: number,
  code: string,
): NoticeEmail {
  const params = { title: pickText(title, locale).text ?? '', n: daysLeft }
  return {
    subject: say('mail.reminder.subject', params),
    paragraphs: [say('mail.reminder.text', params), say('mail.reminder.note', params)],
    button: say('mail.reminder.button'),
    // The code follows `#` in the link, so that no server sees the code.
    path: `/advertisement/renew#${code}`,
    footer: say('mail.reminder.footer', { ...params, url: link('/user/edit#notifications') }),
  }
}
