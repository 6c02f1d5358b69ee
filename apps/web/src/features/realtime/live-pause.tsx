import { useEffect, useState, useSyncExternalStore } from 'react'
import { liveConnection } from '../../lib/realtime/live-connection.ts'
import { usePage } from '../../lib/use-page.ts'
import type { LiveClient } from './live-client.ts'

/** Shorter interruptions are not shown. */
const SHOWN_AFTER_MS = 10_000

/** Tells the user that live updates are interrupted, on pages that rely on live updates. */
export function LivePause({
  client,
  isAwaited,
}: {
  readonly client: LiveClient
  readonly isAwaited: boolean
}) {
  const { t } = usePage()
  const { connection, channels, failure } = useSyncExternalStore(client.watch, client.state)
  useEffect(() => {
    liveConnection.set(connection === 'connected')
    return () => liveConnection.set(false)
  }, [connection])
  const isDown = isAwaited && connection !== 'connected'
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isDown) return setLong(false)
    const timer = setTimeout(() => setLong(true), SHOWN_AFTER_MS)
    return () => clearTimeout(timer)
  }, [isDown])
  const isOver = connection === 'disconnected' && failure?.isFinal === true
  return (
    <div
      role="status"
      data-connection={connection}
      data-channels={Object.entries(channels)
        .map((entry) => entry.join('='))
        .join(' ')}
      className="pointer-events-none fixed inset-x-4 bottom-4 z-30 flex justify-start print:hidden"
    >
      {isDown && (isLong || isOver) && (
        <p className="rounded-8 border border-line bg-surface px-4 py-2 text-13 text-ink-soft shadow-floating">
          {isOver ? t('live.over', { code: failure.code }) : t('live.paused')}
        </p>
      )}
    </div>
  )
}
