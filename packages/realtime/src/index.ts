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
} from './brokers/broker.ts'
export { createMemoryBroker } from './brokers/memory-broker.ts'
export type { Allowed, ChannelRules, NamespaceTable } from './channels/namespaces.ts'
export type {
  Disconnect,
  Json,
  Publication,
  PublishResult,
  RealtimePublisher,
  StreamPosition,
} from './channels/publisher.ts'
export { LIMITS, type Limits } from './limits/limits.ts'
export { createNetworkLimits } from './limits/network-limits.ts'
export { originCheck } from './limits/origin-check.ts'
export { readCentrifugoConfig, type StandaloneConfig } from './read-centrifugo-config.ts'
export { type RealtimeOptions, type RealtimeServer, startRealtime } from './realtime-server.ts'
export { type Standalone, startStandalone } from './standalone-server.ts'
export {
  type ConnectionClaims,
  readConnectionToken,
  readSubscriptionToken,
  type SubscriptionClaims,
  signToken,
  type TokenKeys,
  type Verdict,
} from './tokens/tokens.ts'
export { listeningPort } from './transports/listening-port.ts'
export { serveEmulation, serveEventStream, serveHttpStream } from './transports/stream-transports.ts'
export type { TransportOptions } from './transports/transport-options.ts'
export { serveWebsocket } from './transports/websocket-transport.ts'
export { websocketUpgrade } from './transports/websocket-upgrade.ts'
