import type {
  DeclineAlert,
  PanelTransactionRow,
  RouteParsed,
  listPanelTransactions as route,
  TransactionKind,
  TransactionStatus,
} from '@verstat/contract'
import { PAYMENT_PROVIDERS } from '@verstat/contract'
import { addDays, kyivDayStart } from '@verstat/i18n'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod/mini'
import { isUuid } from '../../../platform/ids/uuid-v7.ts'
import { requireRight } from '../../accounts/index.ts'
import type { BillingContext, Db } from '../billing-context.ts'
import { waitingIds } from './payment-work.ts'

export async function listPanelTransactions(
  ctx: BillingContext,
  input: RouteParsed<typeof route>,
): Promise<z.input<(typeof route)['output']>> {
  requireRight(ctx, 'payments')
  const { show, status, provider, kind, from, to, before, limit, query = '' } = input
  const conditions = [
    ...(show === 'work' ? [sql`t.id in ${waitingIds}`] : []),
    ...(status ? [sql`t.status = ${status}`] : []),
    ...(kind ? [sql`t.kind = ${kind}`] : []),
    ...(provider
      ? [sql`exists (select from attempts a where a.transaction_id = t.id and a.provider = ${provider})`]
      : []),
    ...(from ? [sql`t.created_at >= ${kyivDayStart(from)}`] : []),
    ...(to ? [sql`t.created_at < ${kyivDayStart(addDays(to, 1))}`] : []),
    ...(before ? [sql`t.number < ${Number(before)}`] : []),
    ...(query === '' ? [] : [named(query)]),
  ]
  const { rows } = await sql<Row>`
    select t.id, t.number, t.kind, t.description_uk, t.description_en, t.amount_minor, t.status,
        t.id in ${waitingIds} as review, t.created_at, t.paid_at, p.provider,
        u.id as payer_id, u.firstname, u.lastname, u.email
      from transactions t left join users u on u.id = t.user_id
        left join lateral (select provider from attempts a where a.transaction_id = t.id
          order by (a.id = t.winner_id) desc nulls last, a.id desc limit 1) p on true
     where ${sql.join([sql`true`, ...conditions], sql` and `)}
     order by t.number desc limit ${limit + 1}`.execute(ctx.db)
  const shown = rows.slice(0, limit)
  return {
    items: shown.map(view),
    next: rows.length > shown.length ? String(shown.at(-1)?.number) : null,
    declines: await findAlerts(ctx.db),
  }
}

async function findAlerts(db: Db): Promise<DeclineAlert[]> {
  const rows = await db
    .selectFrom('decline_alerts')
    .select(['provider', 'began_at', 'declined', 'finished'])
    .where('ended_at', 'is', null)
    .orderBy('provider')
    .execute()
  return rows.map(({ provider, began_at, declined, finished }) => ({
    provider,
    since: began_at.toISOString(),
    declined,
    finished,
  }))
}

type Row = {
  readonly id: string
  readonly number: number
  readonly kind: TransactionKind
  readonly description_uk: string
  readonly description_en: string
  readonly amount_minor: number
  readonly status: TransactionStatus
  readonly review: boolean
  readonly created_at: Date
  readonly paid_at: Date | null
  readonly provider: string | null
  readonly payer_id: string | null
  readonly firstname: string | null
  readonly lastname: string | null
  readonly email: string | null
}

function view(row: Row): z.input<typeof PanelTransactionRow> {
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    description: { uk: row.description_uk, en: row.description_en },
    amount: { amountMinor: row.amount_minor, currency: 'UAH' },
    status: row.status,
    review: row.review,
    provider: row.provider,
    payer:
      row.payer_id === null
        ? null
        : { id: row.payer_id, name: `${row.firstname} ${row.lastname}`, email: row.email ?? '' },
    createdAt: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
  }
}

/** Builds the search condition for everything that staff may enter. Each kind of search has its own index. */
function named(query: string): RawBuilder<boolean> {
  const word = query.replace(/^№\s*/, '')
  if (/^\d{1,15}$/.test(word)) {
    return sql`t.id in (select id from transactions where number = ${Number(word)}
      union select s.id from transactions s join orders o on o.id = s.listing_id where o.number = ${Number(word)})`
  }
  if (word.includes('@')) {
    return sql`t.user_id in (select id from users where lower(email) = ${word.toLowerCase()})`
  }
  if (isUuid(word.toLowerCase())) {
    return sql`t.id in (select id from transactions where id = ${word}
      union select id from transactions where listing_id = ${word}
      union select id from transactions where subscription_id = ${word})`
  }
  // Staff may paste the URL of a listing. Its last path segment is the listing's slug.
  const slug = word.split(/[?#]/)[0]?.split('/').findLast(Boolean) ?? word
  const providers = sql.join(PAYMENT_PROVIDERS.map((id) => sql`${id}`))
  return sql`t.id in (select transaction_id from attempts where reference = ${word}
    union select transaction_id from attempts where provider in (${providers}) and provider_ref = ${word}
    union select s.id from transactions s join orders o on o.id = s.listing_id where o.slug = ${slug}
    union select s.id from transactions s join producers o on o.id = s.listing_id where o.slug = ${slug})`
}
