export type { Allowed, ChannelRules, NamespaceTable } from './namespaces.ts'
export type {
  Disconnect,
  Json,
  Publication,
  PublishResult,
  RealtimePublisher,
  StreamPosition,
} from './publisher.ts'
export {
  type ConnectionClaims,
  readConnectionToken,
  readSubscriptionToken,
  type SubscriptionClaims,
  signToken,
  type TokenKeys,
  type Verdict,
} from './tokens.ts'
