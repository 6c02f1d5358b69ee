import {
  ASK_AGAIN_DAYS,
  FILE_REQUESTS_A_DAY,
  type FileRequestBar,
  type RouteOutput,
  type RouteParsed,
  type askForFiles as route,
} from '@verstat/contract'
import { kyivDay, kyivDayEnd, kyivDayStart } from '@verstat/i18n'
import { onTables, transactionOnTables } from '../../../platform/db/on-tables.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { lockUser, signedIn } from '../../accounts/index.ts'
import { lockOfferedOrder } from '../../directory/index.ts'
import * as files from '../access/order-file.repository.ts'
import { type Reader, readStanding } from '../access/read-standing.ts'
import { auditDrawings } from '../drawings.audit.ts'
import { notify } from '../drawings.notices.ts'
import type { DrawingsContext, Tx } from '../drawings-context.ts'
import * as grants from './file-grant.repository.ts'

const DAY_MS = 86_400_000
/** How often a producer may ask for the files of an order. */
export const ASKS_MAX = 2

type Input = RouteParsed<typeof route>
type Answer = RouteOutput<typeof route>

/**
 * Asks the owner of an order to open its `granted` files. A request that waits is answered as it is. Throws
 * `not_accepted` after a block, `not_eligible`, and `conflict` with what is in the way.
 */
export async function askForFiles(ctx: DrawingsContext, { id, producerId, note }: Input): Promise<Answer> {
  const { userId } = signedIn(ctx)
  const now = ctx.now()
  return ctx.db.transaction().execute(async (tx) => {
    // Quotas and blocks of a person are ordered by this lock, requests and decisions about an order by the next.
    await lockUser(onTables(tx), userId)
    const order = await lockOfferedOrder(transactionOnTables(tx), id, now)
    const reader = order && (await readStanding(tx, order, userId, now))
    if (!order || !reader) throw new AppError('not_found')
    const producer = checkAsker(reader, producerId)
    const known = await grants.find(tx, order.id, producer.id)
    if (known?.state === 'asked') return { state: 'asked', at: (known.asked_at ?? now).toISOString() }
    await checkRequest(tx, reader, known, now)
    const left = FILE_REQUESTS_A_DAY - (await grants.countAsked(tx, userId, kyivDayStart(kyivDay(now))))
    if (left <= 0) {
      const waitMs = kyivDayEnd(kyivDay(now)).getTime() - now.getTime()
      throw new AppError('rate_limited', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
    }
    await grants.save(
      tx,
      { orderId: order.id, producerId: producer.id },
      { state: 'asked', state_at: now, asked_by: userId, asked_at: now, asks: (known?.asks ?? 0) + 1, note },
    )
    await auditDrawings(ctx, tx, 'file.asked', order.id, { producer: producer.id })
    if (order.ownerId !== null) {
      await notify(tx, ctx, {
        userId: order.ownerId,
        type: 'file.asked',
        ref: { kind: 'order', id: order.id },
        data: { slug: order.slug, title: order.title, producer: producer.name, ...(note ? { note } : {}) },
      })
    }
    return { state: 'asked', at: now.toISOString() }
  })
}

function checkAsker({ isOwner, isBlocked, lacks, producers }: Reader, producerId: string) {
  if (isOwner) throw barred('own_order')
  if (isBlocked) throw new AppError('not_accepted')
  if (lacks.length > 0) throw new AppError('not_eligible', { needs: lacks })
  const producer = producers.find(({ id, is_online }) => id === producerId && is_online)
  if (!producer) throw new AppError('not_found')
  return producer
}

async function checkRequest(
  tx: Tx,
  { order, ground, producers }: Reader,
  known: grants.FileGrantRow | undefined,
  now: Date,
): Promise<void> {
  const since = now.getTime() - ASK_AGAIN_DAYS * DAY_MS
  // A refusal concerns the person, so another of the person's producers waits as well.
  const isRefused = producers.some(({ revoked_at }) => revoked_at !== null && revoked_at.getTime() > since)
  if (ground) throw barred('has_access')
  // Who has asked twice has nothing to wait for.
  if ((known?.asks ?? 0) >= ASKS_MAX) throw barred('asked_twice')
  if (isRefused) throw barred('refused_lately')
  const all = await files.list(tx, order.id)
  if (!all.some(({ access }) => access === 'granted')) throw barred('nothing_closed')
}

function barred(why: FileRequestBar): AppError {
  return new AppError('conflict', { needs: [why] })
}
