import type { NamespaceTable } from '@verstat/realtime'

/**
 * All channels and who may subscribe to them. Both the embedded server and the `centrifugo.json` of a real one are made
 * from this table. Clients never publish, and read no history except when they recover.
 */
export const CHANNELS: NamespaceTable = {
  personalNamespace: 'user',
  namespaces: {
    /** `user:#{id}`: changes of a user's own listings, plans and purchases. Subscribed on connecting. */
    user: {
      subscribe: 'nobody',
      isUserLimited: true,
      historySize: 100,
      historyTtlSeconds: 600,
      isRecoverable: true,
    },
    /** `order:{id}`: public changes of an order. Whoever may open the order gets a subscription token. */
    order: {
      channelPattern: /^[0-9a-f-]{36}$/,
      subscribe: 'nobody',
      historySize: 50,
      historyTtlSeconds: 600,
      isRecoverable: true,
      hasPresence: true,
    },
    /** `transaction:{id}`: status of a purchase, for anyone who knows its id. */
    transaction: {
      channelPattern: /^[0-9a-f-]{36}$/,
      subscribe: 'nobody',
      historySize: 20,
      historyTtlSeconds: 1_800,
      isRecoverable: true,
    },
    /** `feed:orders`, `feed:producers`: newly published listings. There is no recovery: clients reload the list. */
    feed: { channelPattern: /^(?:orders|producers)$/, subscribe: 'everyone' },
    /** `staff:moderation`: something needs moderation. */
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
