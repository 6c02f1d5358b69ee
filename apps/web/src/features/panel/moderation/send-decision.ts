import type { CallOptions, ListingKind, Send } from '@verstat/contract'
import { restoreOrder, restoreProducer, setOrderStatus, setProducerStatus } from '@verstat/contract/browser'

export type StatusChange = {
  readonly id: string
  readonly status: string
  readonly version: number
  readonly reason?: string
}

/** Sets a listing's status and returns its new version. */
export async function sendStatus(
  send: Send,
  kind: ListingKind,
  change: StatusChange,
  options: CallOptions,
): Promise<{ readonly version: number }> {
  return kind === 'order' ? send(setOrderStatus, change, options) : send(setProducerStatus, change, options)
}

export async function sendRestore(
  send: Send,
  kind: ListingKind,
  id: string,
  options: CallOptions,
): Promise<void> {
  if (kind === 'order') await send(restoreOrder, { id }, options)
  else await send(restoreProducer, { id }, options)
}
