import type {
  checkUnsubscribing as checkRoute,
  NotificationTopic,
  RouteOutput,
  RouteParsed,
  unsubscribe as route,
} from '@verstat/contract'
import type { Updateable } from 'kysely'
import { AppError } from '../../../platform/http/app-error.ts'
import { enforceLimit, LIMITS, networkOf } from '../accounts.limits.ts'
import type { UserTable } from '../accounts.tables.ts'
import type { AccountsContext } from '../accounts-context.ts'
import * as users from '../user.repository.ts'
import { wantedTopics } from './find-recipient.ts'
import { readUnsubscribeCode, type Unsubscribing } from './unsubscribe-code.ts'

const COLUMNS = {
  listings: 'notify_listings',
  leads: 'notify_leads',
  offers: 'notify_offers',
  deals: 'notify_deals',
  messages: 'notify_messages',
  reminders: 'notify_reminders',
  news: 'notify_news',
} as const satisfies Record<NotificationTopic, keyof UserTable>

/** Tells which e-mails a code turns off. Changes nothing. Throws `not_found` for a wrong code. */
export async function checkUnsubscribing(
  ctx: AccountsContext,
  { code }: RouteParsed<typeof checkRoute>,
): Promise<RouteOutput<typeof checkRoute>> {
  const { userId, topic } = await openCode(ctx, code)
  const user = await users.find(ctx.db, userId)
  if (!user) throw new AppError('not_found')
  return { topic, isOn: wantedTopics(user)[topic] }
}

/** Turns off the e-mails of one topic to one user. A repeated call has no effect. */
export async function unsubscribe(
  ctx: AccountsContext,
  { code }: RouteParsed<typeof route>,
): Promise<RouteOutput<typeof route>> {
  const { userId, topic } = await openCode(ctx, code)
  return ctx.db.transaction().execute(async (tx) => {
    const user = await users.findForUpdate(tx, userId)
    if (!user) throw new AppError('not_found')
    if (wantedTopics(user)[topic]) {
      const change: Updateable<UserTable> = { [COLUMNS[topic]]: false }
      await users.update(tx, userId, change, ctx.now())
    }
    return { topic, isOn: false }
  })
}

/** Wrong codes count against the caller's limit. */
async function openCode(ctx: AccountsContext, code: string): Promise<Unsubscribing> {
  const found = readUnsubscribeCode(ctx.accounts.secret, code)
  if (found) return found
  await enforceLimit(ctx, LIMITS.wrongCodes, networkOf(ctx))
  throw new AppError('not_found')
}
