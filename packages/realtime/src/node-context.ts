import type { Broker } from './brokers/broker.ts'
import type { Hub } from './channels/hub.ts'
import type { NamespaceTable } from './channels/namespaces.ts'
import type { Limits } from './limits/limits.ts'
import type { TokenKeys } from './tokens/tokens.ts'

/** Handles the command `rpc`. `data` comes from the client. The result is sent back as JSON. */
export type RpcHandler = (call: { readonly user: string; readonly data: unknown }) => Promise<unknown>

export type NodeContext = {
  readonly id: string
  readonly version: string
  readonly namespaces: NamespaceTable
  readonly keys: TokenKeys
  /** Disables all access checks. Use it only in tests. */
  readonly isInsecure: boolean
  readonly allowsAnonymous: boolean
  readonly rpc: Readonly<Record<string, RpcHandler>>
  readonly limits: Limits
  readonly broker: Broker
  readonly hub: Hub
  /** Returns the time in Unix milliseconds. */
  readonly now: () => number
  /** Returns a time in Unix milliseconds. Tokens of the user that were issued up to this time are refused. */
  readonly revokedAt: (user: string) => number | undefined
}
