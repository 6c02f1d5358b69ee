import type { Broker } from './brokers/broker.ts'
import type { Hub } from './channels/hub.ts'
import type { NamespaceTable } from './channels/namespaces.ts'
import type { Limits } from './limits/limits.ts'
import type { TokenKeys } from './tokens/tokens.ts'

/** Handles `rpc` commands. `data` is sent by the client; the result is sent back as JSON. */
export type RpcHandler = (call: { readonly user: string; readonly data: unknown }) => Promise<unknown>

export type NodeContext = {
  readonly id: string
  readonly version: string
  readonly namespaces: NamespaceTable
  readonly keys: TokenKeys
  /** Disables all access checks. For tests only. */
  readonly isInsecure: boolean
  readonly allowsAnonymous: boolean
  readonly rpc: Readonly<Record<string, RpcHandler>>
  readonly limits: Limits
  readonly broker: Broker
  readonly hub: Hub
  /** Unix milliseconds. */
  readonly now: () => number
  /** Tokens of the user issued up to this time (Unix milliseconds) are refused. */
  readonly revokedAt: (user: string) => number | undefined
}
