import type { NamespaceTable } from '@verstat/realtime'

/**
 * Every channel there is and who may hear it: the one table behind the embedded server and the `centrifugo.json` of a
 * real one. Clients publish nowhere, and read no history but what they missed.
 */
export const CHANNELS: NamespaceTable = {
  personalNamespace: 'user',
  namespaces: {
    /** `user:#{id}`: what happens to one's own listings, plans and purchases. Joined on connecting. */
    user: {
      subscribe: 'nobody',
      isUserLimited: true,
      historySize: 100,
      historyTtlSeconds: 600,
      isRecoverable: true,
    },
    /** `order:{id}`: what strangers see of an order. The token is given to whoever may open it. */
    order: {
      channelPattern: /^[0-9a-f-]{36}$/,
      subscribe: 'nobody',
      historySize: 50,
      historyTtlSeconds: 600,
      isRecoverable: true,
      hasPresence: true,
    },
    /** `transaction:{id}`: how a purchase stands, for whoever knows its id. */
    transaction: {
      channelPattern: /^[0-9a-f-]{36}$/,
      subscribe: 'nobody',
      historySize: 20,
      historyTtlSeconds: 1_800,
      isRecoverable: true,
    },
    /** `feed:orders`, `feed:producers`: what was published just now. Whoever misses it reads the list. */
    feed: { channelPattern: /^(?:orders|producers)$/, subscribe: 'everyone' },
    /** `staff:moderation`: that something waits for staff. */
    staff: {
      channelPattern: /^moderation$/,
      subscribe: 'nobody',
      historySize: 20,
      historyTtlSeconds: 300,
      isRecoverable: true,
    },
  },
}

/** Limits that both engines keep. */
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
