import { withTimeout } from '../brokers/broker-wait.ts'
import type { NodeContext } from '../node-context.ts'
import type { Channel, Subscription } from './channel-subscription.ts'

/** Delivers publications that may have been lost on the way to this node. */
export async function catchUp(node: NodeContext, channels: readonly Channel[]): Promise<void> {
  for (const channel of channels) {
    const behind = settled(channel)
    const [first] = behind
    if (!first) continue
    const oldest = Math.min(...behind.map(({ offset }) => offset))
    const { position, publications } = await withTimeout(
      node.limits.brokerMs,
      node.broker.read(channel.name, {
        ttlSeconds: first.rules.historyTtlSeconds ?? 0,
        limit: node.limits.historyLimit,
        since: oldest,
      }),
    )
    // A subscriber that already has a publication skips it.
    for (const publication of publications) channel.fanOut(publication, position.epoch)
    for (const one of settled(channel)) if (isBehind(one, position)) one.subscriber.onLost(one)
  }
}

/** Detects lost publications: compares the position of each subscriber with the position of the stream. */
export async function checkPositions(node: NodeContext): Promise<void> {
  const channels = [...node.hub.channels.values()].filter((channel) => settled(channel).length > 0)
  if (channels.length === 0) return
  const positions = await withTimeout(
    node.limits.brokerMs,
    node.broker.positions(channels.map(({ name }) => name)),
  )
  const late = channels.filter((channel, index) => {
    const position = positions[index]
    return position !== undefined && settled(channel).some((one) => isBehind(one, position))
  })
  await catchUp(node, late)
}

function settled({ subscriptions }: Channel): Subscription[] {
  return [...subscriptions].filter((one) => one.isPositioned && one.waiting === null)
}

function isBehind({ offset, epoch }: Subscription, position: { offset: number; epoch: string }): boolean {
  return epoch !== position.epoch || offset < position.offset
}
