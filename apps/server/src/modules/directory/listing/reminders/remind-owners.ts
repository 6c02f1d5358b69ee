import { REMINDER_DAYS } from '@verstat/contract'
import { type LocaleCode, localizePath, pickText } from '@verstat/i18n'
import { sql } from 'kysely'
import { sendMail } from '../../../../platform/mail/mail.ts'
import { renderEmail } from '../../../../platform/mail/mail-layout.ts'
import type { Tx, WriteContext } from '../../directory-context.ts'
import { issueToken } from '../claims/listing-tokens.ts'
import * as listings from '../moves/listing.repository.ts'

type Ctx = Pick<WriteContext, 'db' | 'now'> & { readonly accounts: Pick<WriteContext['accounts'], 'mail'> }
type Days = (typeof REMINDER_DAYS)[number]

const DAY_MS = 86_400_000
/** Maximum number of e-mails for each kind of reminder in one run. The next run sends the rest. */
const BATCH = 200
/**
 * A reminder that is late by more than this time is skipped. A reminder is late after days in which the server was
 * down, or when the owner has just moved the deadline.
 */
const LATEST_MS: Readonly<Record<Days, number>> = { 7: 3 * DAY_MS, 1: DAY_MS }

/**
 * E-mails owners whose orders expire in seven days or in one day. Each e-mail has a link for renewal and is sent once.
 * Runs every minute, in any number of processes. Returns the number of e-mails.
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
       and u.notify_reminders and u.email_verified_at is not null and u.erase_at is null
       and not exists (select from order_reminders r
         where r.order_id = o.id and r.expires_at = o.expires_at and r.days = ${days}::int)
     order by o.expires_at, o.id limit ${BATCH}`.execute(db)
  return rows.map(({ id }) => id)
}

function window(now: Date, days: Days): readonly [after: Date, until: Date] {
  const until = now.getTime() + days * DAY_MS
  return [new Date(until - LATEST_MS[days]), new Date(until)]
}

/** Sends one reminder. Does nothing if the order was renewed or another process has sent the reminder. */
async function remind(ctx: Ctx, tx: Tx, id: string, days: Days): Promise<boolean> {
  const now = ctx.now()
  const order = await listings.getForUpdate(tx, 'order', id, now)
  const { owner, expiresAt, status } = order
  const [after, until] = window(now, days)
  if (!owner || status !== 'published' || !expiresAt || expiresAt <= after || expiresAt > until) return false
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('order_reminders')
    .values({ order_id: id, expires_at: expiresAt, days, sent_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (numInsertedOrUpdatedRows !== 1n) return false
  const daysLeft = Math.ceil((expiresAt.getTime() - now.getTime()) / DAY_MS)
  await sendReminder(ctx, tx, order, { ...owner, daysLeft })
  return true
}

type Reminded = { readonly email: string; readonly locale: LocaleCode; readonly daysLeft: number }

async function sendReminder(
  { accounts, now }: Ctx,
  tx: Tx,
  order: listings.ListingRow,
  { email, locale, daysLeft }: Reminded,
): Promise<void> {
  const { origin, brand, accent, translate } = accounts.mail
  const code = await issueToken(tx, 'renew', { order_id: order.id }, now())
  const name = brand(locale)
  const title = pickText({ uk: order.title.uk ?? undefined, en: order.title.en ?? undefined }, locale).text
  const params = { brand: name, title: title ?? '', n: daysLeft }
  const mail = renderEmail({
    to: email,
    locale,
    brand: name,
    accent: accent(),
    subject: translate(locale, 'mail.reminder.subject', params),
    paragraphs: [
      translate(locale, 'mail.reminder.text', params),
      translate(locale, 'mail.reminder.note', params),
    ],
    // The code follows `#` in the link, so that no server sees the code.
    button: {
      label: translate(locale, 'mail.reminder.button'),
      url: `${origin}${localizePath('/advertisement/renew', locale)}#${code}`,
    },
    footer: translate(locale, 'mail.reminder.footer', {
      ...params,
      url: `${origin}${localizePath('/user/edit', locale)}#notifications`,
    }),
  })
  await sendMail(tx, mail)
}
