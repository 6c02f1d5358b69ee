export type {
  Broker,
  BrokerEvents,
  CommandRelay,
  Control,
  HistoryPart,
  HistoryQuery,
  NewPublication,
  Relayed,
  StoredPublication,
} from './broker.ts'
export { LIMITS, type Limits } from './limits.ts'
export { createMemoryBroker } from './memory-broker.ts'
export type { Allowed, ChannelRules, NamespaceTable } from './namespaces.ts'
export { createNetworkLimits } from './network-limits.ts'
export { originCheck } from './origin-check.ts'
export type {
  Disconnect,
  Json,
  Publication,
  PublishResult,
  RealtimePublisher,
  StreamPosition,
} from './publisher.ts'
export { readCentrifugoConfig, type StandaloneConfig } from './read-centrifugo-config.ts'
export { type RealtimeOptions, type RealtimeServer, startRealtime } from './realtime-server.ts'
export { type Standalone, startStandalone } from './standalone-server.ts'
export { serveEmulation, serveEventStream, serveHttpStream } from './stream-transports.ts'
export {
  type ConnectionClaims,
  readConnectionToken,
  readSubscriptionToken,
  type SubscriptionClaims,
  signToken,
  type TokenKeys,
  type Verdict,
} from './tokens.ts'
export type { TransportOptions } from './transport-options.ts'
export { serveWebsocket } from './websocket-transport.ts'
export { websocketUpgrade } from './websocket-upgrade.ts'
