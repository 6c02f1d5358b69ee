import * as contract from '@verstat/contract'
import { type Binding, bind } from '../../platform/http/bind.ts'
import { listNotices } from './list-notices.ts'
import type { NoticesContext } from './notices-context.ts'
import { readNotices } from './read-notices.ts'

export const noticesRoutes: readonly Binding<NoticesContext>[] = [
  bind(contract.listNotices, listNotices),
  bind(contract.readNotices, readNotices),
]
