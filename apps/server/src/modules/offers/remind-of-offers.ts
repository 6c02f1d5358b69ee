import { sql } from 'kysely'
import { notify } from './offers.notices.ts'
import type { ChangeContext, Db } from './offers-context.ts'

type Kind = 'expiring' | 'waiting' | 'undecided' | 'deadline'

type Due = {
  /** Null for a reminder about the order as a whole. */
  readonly offer_id: string | null
  readonly order_id: string
  readonly user_id: string
  readonly about: Date
  readonly slug: string
  readonly title_uk: string | null
  readonly title_en: string | null
}

const BATCH = 500

/**
 * Tells customers of offers that they have not read for three days and of the end of the time for offers, and producers
 * of offers that end within three days or that were left without a decision two weeks after the last day. Each is told
 * once.
 */
export async function remindOfOffers(ctx: ChangeContext & { readonly db: Db }): Promise<void> {
  for (const kind of ['deadline', 'waiting', 'expiring', 'undecided'] as const) await remind(ctx, kind)
}

async function remind(ctx: ChangeContext & { readonly db: Db }, kind: Kind): Promise<void> {
  const now = ctx.now()
  for (const due of await listDue(ctx.db, kind, now)) {
    await ctx.db.transaction().execute(async (tx) => {
      const { numInsertedOrUpdatedRows } = await tx
        .insertInto('offer_reminders')
        .values({
          offer_id: due.offer_id,
          order_id: due.offer_id === null ? due.order_id : null,
          kind,
          about: due.about,
          sent_at: now,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst()
      if (numInsertedOrUpdatedRows === 0n) return
      await notify(tx, ctx, {
        userId: due.user_id,
        type: kind === 'deadline' ? 'order.deadline' : `offer.${kind}`,
        ref: isForCustomer(kind) ? { kind: 'order', id: due.order_id } : { kind: 'offer', id: due.offer_id },
        data: {
          slug: due.slug,
          title: {
            ...(due.title_uk === null ? {} : { uk: due.title_uk }),
            ...(due.title_en === null ? {} : { en: due.title_en }),
          },
        },
      })
    })
  }
}

/** `about` is the moment that a reminder is about: another one makes another reminder. */
async function listDue(db: Db, kind: Kind, now: Date): Promise<Due[]> {
  if (kind === 'deadline') return listEnded(db, now)
  const open = sql`f.status in ('sent', 'shortlisted')`
  const conditions = {
    waiting: sql`${open} and f.seen_at is null and f.expires_at > ${now} and f.created_at < ${now}::timestamptz - interval '3 days'
      and (o.offers_open = 'atOnce' or o.expires_at <= ${now}) and o.status in ('published', 'paused')`,
    expiring: sql`${open} and f.expires_at > ${now} and f.expires_at < ${now}::timestamptz + interval '3 days'
      and o.status in ('published', 'paused')`,
    undecided: sql`${open} and o.status = 'published' and o.expires_at < ${now}::timestamptz - interval '14 days'`,
  }
  const about = { waiting: sql`f.created_at`, expiring: sql`f.expires_at`, undecided: sql`o.expires_at` }
  const person = isForCustomer(kind) ? sql`o.owner_id` : sql`f.owner_id`
  const { rows } = await sql<Due>`
    select f.id as offer_id, o.id as order_id, ${person} as user_id, ${about[kind]} as about, o.slug, o.title_uk, o.title_en
      from offers f join orders o on o.id = f.order_id
     where ${conditions[kind]} and ${person} is not null and not exists (
       select from offer_reminders r where r.offer_id = f.id and r.kind = ${kind} and r.about = ${about[kind]})
     order by f.id limit ${BATCH}`.execute(db)
  return rows
}

function isForCustomer(kind: Kind): boolean {
  return kind === 'waiting' || kind === 'deadline'
}

/** Orders with open offers whose last day is over. Later than two weeks afterwards, `undecided` says more. */
async function listEnded(db: Db, now: Date): Promise<Due[]> {
  const { rows } = await sql<Due>`
    select null as offer_id, o.id as order_id, o.owner_id as user_id, o.expires_at as about, o.slug, o.title_uk, o.title_en
      from orders o
     where o.status = 'published' and o.expires_at <= ${now}
       and o.expires_at > ${now}::timestamptz - interval '14 days' and o.owner_id is not null
       and exists (select from offers f where f.order_id = o.id and f.status in ('sent', 'shortlisted')
         and f.expires_at > ${now})
       and not exists (select from offer_reminders r
         where r.order_id = o.id and r.kind = 'deadline' and r.about = o.expires_at)
     order by o.id limit ${BATCH}`.execute(db)
  return rows
}
