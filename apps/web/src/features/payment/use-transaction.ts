import type { RealtimeAccess, Transaction, TransactionStatus } from '@verstat/contract'
import { getTransaction } from '@verstat/contract/browser'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../../lib/realtime/use-live.ts'
import { usePage } from '../../lib/use-page.ts'
import { isFinalStatus, nextPollDelayMs, POLL_LIMIT_MS } from './poll-schedule.ts'

export type WatchedTransaction = {
  readonly transaction: Transaction
  /** Replaces the shown transaction by the response of an API call. */
  readonly update: (answer: Transaction) => void
  /** Polls at once and starts a new polling period. */
  readonly refresh: () => void
  /** True when the polling period has ended. From then on only a button refreshes the transaction. */
  readonly hasStopped: boolean
  /** The new status if the status changed while the page was open, otherwise null. */
  readonly changedStatus: TransactionStatus | null
}

/** A transaction with access to the realtime channel that reports its changes. */
export type LoadedTransaction = Transaction & { readonly realtime: RealtimeAccess }

/**
 * Keeps a purchase current: polls until its status is final, and refreshes on realtime events and when the tab becomes
 * visible.
 */
export function useTransaction(loaded: LoadedTransaction): WatchedTransaction {
  const { send } = usePage()
  const [transaction, update] = useState<Transaction>(loaded)
  const [round, setRound] = useState(0)
  const [hasStopped, setStopped] = useState(false)
  const { id, status } = transaction
  const isDecided = isFinalStatus(status)

  useEffect(() => {
    if (isDecided) return
    const ending = new AbortController()
    const { signal } = ending
    const begunAt = Date.now()
    let timer: ReturnType<typeof setTimeout>
    setStopped(false)

    async function poll() {
      try {
        if (!document.hidden) {
          const answer = await send(getTransaction, { id }, { signal })
          if (!signal.aborted) update(answer)
        }
      } catch {
        // This may be a temporary network error. The next poll may succeed.
      }
      if (!signal.aborted) schedule()
    }

    function schedule() {
      const passedMs = Date.now() - begunAt
      if (passedMs > POLL_LIMIT_MS) setStopped(true)
      else timer = setTimeout(() => void poll(), nextPollDelayMs(passedMs))
    }

    if (round === 0) schedule()
    else void poll()
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [id, isDecided, round, send])

  // The loaded page contains the first token. Later tokens are requested from the API.
  const first = useRef(loaded.realtime?.token)
  useLive(isDecided ? null : loaded.realtime?.channel, {
    async getToken() {
      const token = first.current ?? (await send(getTransaction, { id })).realtime?.token ?? null
      first.current = undefined
      return token
    },
    onEvent: () => setRound((before) => before + 1),
  })

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const refreshIfVisible = () => {
      if (!document.hidden) setRound((before) => before + 1)
    }
    document.addEventListener('visibilitychange', refreshIfVisible, { signal })
    // When the payer goes back from the provider's page, the browser may restore this page from its cache.
    window.addEventListener('pageshow', ({ persisted }) => persisted && refreshIfVisible(), { signal })
    return () => leaving.abort()
  }, [])

  return {
    transaction,
    update,
    refresh: () => setRound((before) => before + 1),
    hasStopped: hasStopped && !isDecided,
    changedStatus: status === loaded.status ? null : status,
  }
}
