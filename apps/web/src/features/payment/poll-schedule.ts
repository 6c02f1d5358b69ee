import type { TransactionStatus } from '@verstat/contract'

export const POLL_LIMIT_MS = 120_000

const FIRST_MS = 2_000
const LAST_MS = 10_000

/** Returns the delay of the next poll after `passedMs` of polling. The delay grows from 2 s to 10 s. */
export function nextPollDelayMs(passedMs: number): number {
  return Math.min(LAST_MS, FIRST_MS + Math.floor(passedMs / 10_000) * 1_000)
}

/** Says whether polling can stop. The status `failed` is not final, because a bank may still confirm the payment. */
export function isFinalStatus(status: TransactionStatus): boolean {
  return !OPEN.includes(status)
}

const OPEN: readonly TransactionStatus[] = ['created', 'pending', 'processing', 'failed']
