import { onTables } from '../../platform/db/on-tables.ts'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import { sweepNotices, unreadNotices } from './notice.repository.ts'
import { joinNoticeKinds } from './notice-kind.ts'
import { noticesRoutes } from './notices.routes.ts'
import type { NoticesTables } from './notices.tables.ts'
import type { NoticeServices } from './notices-context.ts'
import { noticesForm } from './notices-form.ts'
import { exportNotices } from './personal-notices.ts'

const HOUR_MS = 3_600_000

export const noticesModule = defineModule({
  name: 'notices',
  tables: tables<NoticesTables>(),
  audit: [],
  limits: [],
  routes: noticesRoutes,
  forms: [noticesForm],
  start({ db, now, accounts }: Platform<NoticesTables & AccountsTables> & Pick<AccountsContext, 'accounts'>) {
    const notices: NoticeServices = { kinds: joinNoticeKinds() }
    accounts.hooks.add({
      unreadNotices: (userId) => unreadNotices(userId, now()),
      export: async (from, userId) => ({
        notices: await exportNotices({ now, notices, accounts }, onTables(from), userId),
      }),
    })
    return {
      services: { notices },
      schedule: [
        {
          name: 'notices:sweep',
          cron: '37 * * * *',
          backfillMs: HOUR_MS,
          run: () => sweepNotices(db, now()),
        },
      ],
    }
  },
})
