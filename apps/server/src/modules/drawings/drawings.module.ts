import { DRAWING_ACTIONS } from '@verstat/contract'
import type { FastifyInstance } from 'fastify'
import { onTables, transactionOnTables } from '../../platform/db/on-tables.ts'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import type { AccountsContext } from '../accounts/index.ts'
import type { NoticesContext } from '../notices/index.ts'
import type { JoinedOfferHooks } from '../offers/index.ts'
import type { UploadsContext } from '../uploads/index.ts'
import { DRAWING_LIMITS } from './drawings.limits.ts'
import { DRAWINGS_NOTICES } from './drawings.notices.ts'
import { drawingsRoutes } from './drawings.routes.ts'
import type { DrawingsTables } from './drawings.tables.ts'
import type { AllTables } from './drawings-context.ts'
import { fileGrantsForm, orderFilesForm } from './drawings-forms.ts'
import { markFor } from './marking/mark-file.ts'
import { listNdaSteps } from './nda/list-nda-steps.ts'
import { registerClosedMedia } from './opening/register-closed-media.ts'
import { eraseDrawings, exportDrawings, sweepDrawings } from './personal-drawings.ts'
import { listFileTasks } from './reading/list-file-tasks.ts'

type Dependencies = Platform<AllTables> &
  Pick<AccountsContext, 'accounts'> &
  Pick<NoticesContext, 'notices'> &
  Pick<UploadsContext, 'uploads'> & { readonly offerHooks: JoinedOfferHooks }

const DAY_MS = 86_400_000

export const drawingsModule = defineModule({
  name: 'drawings',
  tables: tables<DrawingsTables>(),
  audit: DRAWING_ACTIONS,
  limits: Object.values(DRAWING_LIMITS),
  routes: drawingsRoutes,
  forms: [orderFilesForm, fileGrantsForm],
  start({ db, now, secret, settings, accounts, notices, uploads, offerHooks }: Dependencies) {
    const sending = { db, now, secret, uploads, settings: () => settings.current() }
    notices.kinds.add(DRAWINGS_NOTICES)
    offerHooks.add({
      listTasks: (given, userId) => listFileTasks(onTables(given), userId),
      listSteps: (given, ...rest) => listNdaSteps(onTables(given), ...rest),
    })
    accounts.hooks.add({
      erase: (tx, userId) => eraseDrawings(transactionOnTables(tx), userId),
      export: (given, userId) => exportDrawings(onTables(given), userId),
    })
    return {
      services: {},
      register: (http: FastifyInstance) => registerClosedMedia(http, sending, markFor(sending)),
      schedule: [
        {
          name: 'drawings:sweep',
          cron: '59 2 * * *',
          backfillMs: DAY_MS,
          run: () => sweepDrawings(db, now()),
        },
      ],
    }
  },
})
