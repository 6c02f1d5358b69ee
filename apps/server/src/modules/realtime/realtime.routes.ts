import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import { mintConnectionToken, mintOrderToken } from './mint-tokens.ts'
import type { RealtimeContext } from './realtime-context.ts'

export const realtimeRoutes: readonly Binding<RealtimeContext>[] = [
  bind(contract.getConnectionToken, mintConnectionToken),
  bind(contract.getOrderToken, mintOrderToken),
]
