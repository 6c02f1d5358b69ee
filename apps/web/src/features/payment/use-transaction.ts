import type { RealtimeAccess, Transaction, TransactionStatus } from '@verstat/contract'
import { getTransaction } from '@verstat/contract/browser'
import { useEffect, useRef, useState } from 'react'
import { useLive } from '../../lib/realtime/use-live.ts'
import { usePage } from '../../lib/use-page.ts'
import { isOver, LOOK_LIMIT_MS, nextLookMs } from './look-again.ts'

export type WatchedTransaction = {
  readonly transaction: Transaction
  /** Takes over what a call answered. */
  readonly update: (answer: Transaction) => void
  /** Looks at once, and goes on looking. */
  readonly look: () => void
  /** True once the page has looked for long enough: from then on somebody has to ask. */
  readonly hasStopped: boolean
  /** The status it came to while the page was open; null as long as it is the one that was loaded. */
  readonly news: TransactionStatus | null
}

/** With the channel that its changes are told on. */
export type LoadedTransaction = Transaction & { readonly realtime: RealtimeAccess }

/**
 * A purchase as it stands: asked about every few seconds until it is decided, at once when a change is told, and
 * whenever somebody comes back.
 */
export function useTransaction(loaded: LoadedTransaction): WatchedTransaction {
  const { send } = usePage()
  const [transaction, update] = useState<Transaction>(loaded)
  const [round, setRound] = useState(0)
  const [hasStopped, setStopped] = useState(false)
  const { id, status } = transaction
  const isDecided = isOver(status)

  useEffect(() => {
    if (isDecided) return
    const ending = new AbortController()
    const { signal } = ending
    const begunAt = Date.now()
    let timer: ReturnType<typeof setTimeout>
    setStopped(false)

    async function lookAgain() {
      try {
        if (!document.hidden) {
          const answer = await send(getTransaction, { id }, { signal })
          if (!signal.aborted) update(answer)
        }
      } catch {
        // No network for a moment: the next look may have one.
      }
      if (!signal.aborted) plan()
    }

    function plan() {
      const passedMs = Date.now() - begunAt
      if (passedMs > LOOK_LIMIT_MS) setStopped(true)
      else timer = setTimeout(() => void lookAgain(), nextLookMs(passedMs))
    }

    if (round === 0) plan()
    else void lookAgain()
    return () => {
      clearTimeout(timer)
      ending.abort()
    }
  }, [id, isDecided, round, send])

  // The first token came with the page; it is the next ones that are asked for.
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
    const comeBack = () => {
      if (!document.hidden) setRound((before) => before + 1)
    }
    document.addEventListener('visibilitychange', comeBack, { signal })
    // From the provider's page by the browser's back button.
    window.addEventListener('pageshow', ({ persisted }) => persisted && comeBack(), { signal })
    return () => leaving.abort()
  }, [])

  return {
    transaction,
    update,
    look: () => setRound((before) => before + 1),
    hasStopped: hasStopped && !isDecided,
    news: status === loaded.status ? null : status,
  }
}
