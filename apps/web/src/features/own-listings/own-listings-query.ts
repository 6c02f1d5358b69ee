import type { ListingKind, OrderStatus, ProducerStatus } from '@verstat/contract'
import { ORDER_STATUSES, PRODUCER_STATUSES } from '@verstat/contract/browser'
import { isRecord } from '../../lib/storage/stored-json.ts'

export type ListingStatus = OrderStatus | ProducerStatus

export type OwnListingsQuery = {
  readonly kind: ListingKind
  readonly status?: ListingStatus
  readonly page: number
  /**
   * True when the address names neither a kind nor a status. The page then shows producers to a user who has only
   * producers, and orders to everybody else.
   */
  readonly isAnyKind?: true
}

/** Reads a query such as `?kind=producer&status=paused&page=2`. Unknown values become the defaults. */
export function readOwnListingsQuery(search: unknown): OwnListingsQuery {
  const { kind, status, page } = isRecord(search) ? search : {}
  const ownKind = kind === 'producer' ? 'producer' : 'order'
  const statuses: readonly ListingStatus[] = ownKind === 'order' ? ORDER_STATUSES : PRODUCER_STATUSES
  const known = statuses.find((each) => each === status)
  return {
    kind: ownKind,
    ...(known ? { status: known } : {}),
    ...(kind === undefined && known === undefined ? { isAnyKind: true } : {}),
    page: /^[1-9]\d{0,5}$/.test(String(page ?? '')) ? Number(page) : 1,
  }
}

/** Returns the path without the language prefix. */
export function ownListingsPath({ kind, status, page = 1 }: Partial<OwnListingsQuery> = {}): string {
  const query = new URLSearchParams()
  if (kind) query.set('kind', kind)
  if (status) query.set('status', status)
  if (page > 1) query.set('page', String(page))
  const text = query.toString()
  return text ? `/user/advertisment?${text}` : '/user/advertisment'
}
