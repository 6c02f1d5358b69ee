import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { DirectoryTables } from '../directory/index.ts'
import type { NoticesContext, NoticesTables } from '../notices/index.ts'
import type { UploadsTables } from '../uploads/index.ts'
import type { OffersTables } from './offers.tables.ts'

type Dependencies = Platform<
  OffersTables & DirectoryTables & UploadsTables & NoticesTables & AccountsTables
> &
  Pick<AccountsContext, 'accounts'> &
  Pick<NoticesContext, 'notices'>

export const offersModule = defineModule({
  name: 'offers',
  tables: tables<OffersTables>(),
  audit: [],
  limits: [],
  routes: [],
  start(_dependencies: Dependencies) {
    return { services: {} }
  },
})
