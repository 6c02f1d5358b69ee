import { useEffect, useEffectEvent } from 'react'
import { type LiveWish, liveWishes } from './live-wishes.ts'

/** Hears of changes on a channel while the component is shown; no channel: of none. */
export function useLive(channel: string | null | undefined, wish: Omit<LiveWish, 'channel'>): void {
  const getToken = useEffectEvent(wish.getToken)
  const getPosition = useEffectEvent(async () => wish.getPosition?.() ?? { offset: 0, epoch: '' })
  const hear = useEffectEvent(wish.hear)
  const { isAwaited = false } = wish
  const hasPosition = wish.getPosition !== undefined
  useEffect(() => {
    if (!channel) return
    return liveWishes.add({
      channel,
      getToken: () => getToken(),
      getPosition: hasPosition ? () => getPosition() : undefined,
      hear: (event) => hear(event),
      isAwaited,
    })
  }, [channel, isAwaited, hasPosition])
}
