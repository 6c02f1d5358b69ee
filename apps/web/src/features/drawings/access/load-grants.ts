import { notFound } from '@tanstack/react-router'
import type {
  FileGrant,
  OrderFiles,
  OrderNda,
  listFileOpens as opensRoute,
  RejectedForm,
  RouteOutput,
} from '@verstat/contract'
import {
  apiErrorCode,
  getNda,
  getOwnOrder,
  listFileGrants,
  listFileOpens,
  listOrderFiles,
} from '@verstat/contract/browser'
import type { PageContext } from '../../../lib/page-context.ts'
import { type WrittenText, writtenText } from '../../listing/listing-words.ts'

export type GrantsView = {
  readonly order: {
    readonly id: string
    readonly slug: string
    readonly title: WrittenText
    readonly ndaRequired: boolean
  }
  /** What producers accept. Null when the order asks for no agreement. */
  readonly nda: OrderNda | null
  readonly closed: number
  readonly files: OrderFiles['items']
  /** Those who wait for an answer. */
  readonly waiting: readonly FileGrant[]
  readonly admitted: readonly FileGrant[]
  readonly refusals: readonly FileGrant[]
  readonly opens: RouteOutput<typeof opensRoute>['items']
  /** A decision that was sent without JavaScript and refused. */
  readonly refused: RejectedForm | null
}

export async function loadGrants(
  { send, t, refusedForm }: PageContext,
  id: string,
  signal: AbortSignal,
): Promise<GrantsView> {
  try {
    const order = await send(getOwnOrder, { slug: id }, { signal })
    const [{ items, closed, isOwner }, grants, { items: opens }] = await Promise.all([
      send(listOrderFiles, { id: order.id }, { signal }),
      send(listFileGrants, { id: order.id }, { signal }),
      send(listFileOpens, { id: order.id }, { signal }),
    ])
    if (!isOwner) throw notFound()
    const nda = order.ndaRequired === true ? await send(getNda, { id: order.id }, { signal }) : null
    return {
      order: {
        id: order.id,
        slug: order.slug,
        title: writtenText(order.title, t.locale) ?? {
          text: t('orders.row.number', { number: String(order.number) }),
        },
        ndaRequired: order.ndaRequired === true,
      },
      nda,
      closed,
      files: items.filter(({ access }) => access !== 'public'),
      ...groupGrants(grants.items),
      opens,
      refused: refusedForm ?? null,
    }
  } catch (error) {
    const code = apiErrorCode(error)
    if (code === 'not_found' || code === 'gone' || code === 'forbidden') throw notFound()
    throw error
  }
}

/** A request that waits stays among those that wait, whatever else lets the producer in. */
export function groupGrants(
  items: readonly FileGrant[],
): Pick<GrantsView, 'waiting' | 'admitted' | 'refusals'> {
  const isWaiting = ({ state, ground }: FileGrant) => state === 'asked' && ground === null
  return {
    waiting: items.filter(isWaiting),
    admitted: items.filter((grant) => !isWaiting(grant) && grant.state !== 'revoked'),
    refusals: items.filter(({ state }) => state === 'revoked'),
  }
}
