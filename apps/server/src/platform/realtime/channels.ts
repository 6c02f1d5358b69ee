import type { NamespaceTable } from '@verstat/realtime'

/**
 * All realtime channels and who may subscribe to them. The embedded server uses this table. The
 * `centrifugo.json` for a real Centrifugo is generated from this table. Clients never publish, and read
 * history only to recover missed publications.
 */
export const CHANNELS: NamespaceTable = {
  personalNamespace: 'user',
  namespaces: {
    /**
     * Channel `user:#{id}`: changes of a user's own listings, plans and purchases. Every user
     * who connects is subscribed to this channel.
     */
    user: {
      subscribe: 'nobody',
      isUserLimited: true,
      historySize: 100,
      historyTtlSeconds: 600,
      isRecoverable: true,
    },
    /**
     * Channel `order:{id}`: public changes of an order. Whoever may see the order gets a subscription token.
     */
    order: {
      channelPattern: /^[0-9a-f-]{36}$/,
      subscribe: 'nobody',
      historySize: 50,
      historyTtlSeconds: 600,
      isRecoverable: true,
      hasPresence: true,
    },
    /** Channel `transaction:{id}`: the status of a purchase, for anyone who knows its id. */
    transaction: {
      channelPattern: /^[0-9a-f-]{36}$/,
      subscribe: 'nobody',
      historySize: 20,
      historyTtlSeconds: 1_800,
      isRecoverable: true,
    },
    /**
     * Channels `feed:orders` and `feed:producers`: newly published listings. Missed publications are not
     * recovered, because clients reload the list.
     */
    feed: { channelPattern: /^(?:orders|producers)$/, subscribe: 'everyone' },
    /** Channel `staff:moderation`: something needs moderation. */
    staff: {
      channelPattern: /^moderation$/,
      subscribe: 'nobody',
      historySize: 20,
      historyTtlSeconds: 300,
      isRecoverable: true,
    },
  },
}

export const REALTIME_LIMITS = {
  channelsPerConnection: 32,
  connectionsPerUser: 20,
  connectsPerSecond: 200,
  pingSeconds: 25,
  pongSeconds: 8,
} as const

export const MODERATION_CHANNEL = 'staff:moderation'

export function orderChannel(id: string): string {
  return `order:${id}`
}

export function transactionChannel(id: string): string {
  return `transaction:${id}`
}
