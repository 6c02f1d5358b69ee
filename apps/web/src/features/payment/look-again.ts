import type { TransactionStatus } from '@verstat/contract'

/** How long a page asks by itself, milliseconds. */
export const LOOK_LIMIT_MS = 120_000

const FIRST_MS = 2_000
const LAST_MS = 10_000

/** How long to wait before asking again, after `passedMs` of asking: from 2 s at first to 10 s. */
export function nextLookMs(passedMs: number): number {
  return Math.min(LAST_MS, FIRST_MS + Math.floor(passedMs / 10_000) * 1_000)
}

/** Whether nothing changes any more while somebody looks. After a refusal the bank may still say yes. */
export function isOver(status: TransactionStatus): boolean {
  return !OPEN.includes(status)
}

const OPEN: readonly TransactionStatus[] = ['created', 'pending', 'processing', 'failed']
