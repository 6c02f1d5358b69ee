import { ACCOUNT_ACTIONS } from '@verstat/contract'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import type { ChallengeTables } from '../../platform/security/challenge.ts'
import { createAccountServices } from './account-services.ts'
import { LIMITS } from './accounts.limits.ts'
import { accountsRoutes } from './accounts.routes.ts'
import type { AccountsTables } from './accounts.tables.ts'
import { createCallGate } from './call-gate.ts'
import { eraseUsers } from './deletion/erase-users.ts'
import { sweepAccounts } from './deletion/sweep-accounts.ts'
import { unsubscribeForm } from './mail/unsubscribe-form.ts'
import { RESET_TASK, sendResetEmail } from './password/send-reset-email.ts'
import { verifyForm } from './registration/verify-form.ts'

const HOUR_MS = 3_600_000

export const accountsModule = defineModule({
  name: 'accounts',
  tables: tables<AccountsTables>(),
  audit: ACCOUNT_ACTIONS,
  limits: Object.values(LIMITS),
  routes: accountsRoutes,
  forms: [verifyForm, unsubscribeForm],
  start(platform: Platform<AccountsTables & ChallengeTables>) {
    const { db, pool, now, people } = platform
    const accounts = createAccountServices(platform)
    return {
      services: { accounts, gate: createCallGate({ pool, now, people, accounts }) },
      jobs: { [RESET_TASK]: (payload: unknown) => sendResetEmail({ db, now, accounts }, payload) },
      schedule: [
        {
          name: 'accounts:sweep',
          cron: '7 * * * *',
          backfillMs: HOUR_MS,
          async run() {
            await eraseUsers({ db, now, accounts })
            await sweepAccounts(db, now())
          },
        },
      ],
    }
  },
})
