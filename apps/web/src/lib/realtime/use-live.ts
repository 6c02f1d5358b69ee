import { useEffect, useEffectEvent } from 'react'
import { type LiveSubscription, liveSubscriptions } from './live-subscriptions.ts'

/** Subscribes to a realtime channel while the component is mounted. Does nothing without a channel. */
export function useLive(
  channel: string | null | undefined,
  subscription: Omit<LiveSubscription, 'channel'>,
): void {
  const getToken = useEffectEvent(subscription.getToken)
  const getPosition = useEffectEvent(async () => subscription.getPosition?.() ?? { offset: 0, epoch: '' })
  const onEvent = useEffectEvent(subscription.onEvent)
  const { isAwaited = false } = subscription
  const hasPosition = subscription.getPosition !== undefined
  useEffect(() => {
    if (!channel) return
    return liveSubscriptions.add({
      channel,
      getToken: () => getToken(),
      getPosition: hasPosition ? () => getPosition() : undefined,
      onEvent: (event) => onEvent(event),
      isAwaited,
    })
  }, [channel, isAwaited, hasPosition])
}
