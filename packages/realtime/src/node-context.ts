import type { Broker } from './brokers/broker.ts'
import type { Hub } from './channels/hub.ts'
import type { NamespaceTable } from './channels/namespaces.ts'
import type { Limits } from './limits/limits.ts'
import type { TokenKeys } from './tokens/tokens.ts'

/** Answers `rpc` of clients. `data` is what the client sent; the answer is sent as JSON. */
export type RpcHandler = (call: { readonly user: string; readonly data: unknown }) => Promise<unknown>

/** What answering a command needs. */
export type NodeContext = {
  /** The node's own name among the nodes. */
  readonly id: string
  readonly version: string
  readonly namespaces: NamespaceTable
  readonly keys: TokenKeys
  /** Anybody may do anything, tokens or not. For tests alone. */
  readonly isInsecure: boolean
  readonly allowsAnonymous: boolean
  readonly rpc: Readonly<Record<string, RpcHandler>>
  readonly limits: Limits
  readonly broker: Broker
  readonly hub: Hub
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** A user's tokens that were issued until this moment are refused. Milliseconds since 1970. */
  readonly revokedAt: (user: string) => number | undefined
}
