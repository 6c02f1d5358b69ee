import { INBOX_ACTIONS } from '@verstat/contract'
import { onTables } from '../../platform/db/on-tables.ts'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import type { AccountsContext } from '../accounts/index.ts'
import type { NoticesContext } from '../notices/index.ts'
import { FEEDBACK_LIMITS, REPORT_LIMITS } from './feedback.limits.ts'
import { FEEDBACK_NOTICES } from './feedback.notices.ts'
import { feedbackRoutes } from './feedback.routes.ts'
import type { FeedbackTables } from './feedback.tables.ts'
import { feedbackForm } from './feedback-form.ts'
import { eraseFeedback, exportFeedback } from './personal-feedback.ts'

type Dependencies = Platform<FeedbackTables> &
  Pick<AccountsContext, 'accounts'> &
  Pick<NoticesContext, 'notices'>

export const feedbackModule = defineModule({
  name: 'feedback',
  tables: tables<FeedbackTables>(),
  audit: INBOX_ACTIONS,
  limits: [...Object.values(FEEDBACK_LIMITS), ...Object.values(REPORT_LIMITS)],
  routes: feedbackRoutes,
  forms: [feedbackForm],
  start({ accounts, notices, options }: Dependencies) {
    notices.kinds.add(FEEDBACK_NOTICES)
    accounts.hooks.add({
      erase: (tx, userId) => eraseFeedback(onTables(tx), userId),
      export: async (db, userId) => ({ feedback: await exportFeedback(onTables(db), userId) }),
    })
    return { services: { feedback: { copyTo: options.feedbackEmail ?? null } } }
  },
})
