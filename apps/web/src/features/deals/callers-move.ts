import type { DealSummary } from '@verstat/contract'

/** Whether a deal waits for the caller: to confirm it, or to check the work that was done. */
export function isCallersMove({ status, side }: Pick<DealSummary, 'status' | 'side'>): boolean {
  return (status === 'awaiting' && side === 'producer') || (status === 'delivered' && side === 'customer')
}
