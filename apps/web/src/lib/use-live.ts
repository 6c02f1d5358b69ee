import { useEffect, useEffectEvent } from 'react'
import { type LiveWish, liveWishes } from './live-wishes.ts'

/** Hears of changes on a channel while the component is shown; no channel: of none. */
export function useLive(channel: string | null | undefined, wish: Omit<LiveWish, 'channel'>): void {
  const getToken = useEffectEvent(wish.getToken)
  const hear = useEffectEvent(wish.hear)
  const { isAwaited = false } = wish
  useEffect(() => {
    if (!channel) return
    return liveWishes.add({
      channel,
      getToken: () => getToken(),
      hear: (event) => hear(event),
      isAwaited,
    })
  }, [channel, isAwaited])
}
