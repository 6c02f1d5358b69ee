import { LISTING_ACTIONS } from '@verstat/contract'
import { kyivDay } from '@verstat/i18n'
import { gauge } from '../../platform/http/metrics.ts'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { NoticesContext } from '../notices/index.ts'
import type { UploadsContext } from '../uploads/index.ts'
import { createChangeFeed } from './changes/change-feed.ts'
import { loadDictionaries } from './dictionaries/dictionary-snapshot.ts'
import { DIRECTORY_NOTICES } from './directory.notices.ts'
import { directoryRoutes, ownerRoutes } from './directory.routes.ts'
import type { DirectoryTables } from './directory.tables.ts'
import { writeRoutes } from './directory.write-routes.ts'
import { sweepListingDays } from './leads/days/listing-days.ts'
import { sweepLeads } from './leads/lead.repository.ts'
import { joinLeadHooks } from './leads/lead-hooks.ts'
import { LEADS_LIMITS } from './leads/leads.limits.ts'
import { leadsRoutes } from './leads/leads.routes.ts'
import { createViewCounter } from './leads/view-counter.ts'
import { sweepUnclaimed } from './listing/claims/sweep-unclaimed.ts'
import { hasDemoListings } from './listing/has-demo-listings.ts'
import { listingOwnerHooks } from './listing/owners/listing-owner-hooks.ts'
import { checkCounters, foldCounters } from './listing/paging/maintain-counters.ts'
import { sweepExpired } from './listing/paging/sweep-expired.ts'
import { remindOwners } from './listing/reminders/remind-owners.ts'
import { WRITING_LIMITS } from './listing/writing/writing.limits.ts'
import { sweepReplacedTexts } from './moderation/revisions/replaced-text.repository.ts'
import { isOpenOrderFile } from './orders/is-open-order-file.ts'
import { joinOrderHooks } from './orders/offers/order-hooks.ts'

const HOUR_MS = 3_600_000
const SECOND_MS = 1_000
/** Interval at which view counts are written. A process that is killed loses the views of at most one interval. */
const VIEWS_MS = SECOND_MS
/** Interval at which the server looks for changes whose notification was lost. */
const CHANGES_MS = SECOND_MS / 2

type StartContext = Platform<DirectoryTables & AccountsTables> &
  Pick<AccountsContext, 'accounts'> &
  Pick<NoticesContext, 'notices'> &
  Pick<UploadsContext, 'uploads'>

export const directoryModule = defineModule({
  name: 'directory',
  tables: tables<DirectoryTables>(),
  audit: LISTING_ACTIONS,
  limits: [...Object.values(LEADS_LIMITS), ...Object.values(WRITING_LIMITS)],
  routes: [...directoryRoutes, ...ownerRoutes, ...leadsRoutes, ...writeRoutes],
  async start({ db, pool, now, log, accounts, notices, uploads, clearPageCache }: StartContext) {
    const dictionaries = await loadDictionaries(db)
    const views = createViewCounter(pool)
    const changes = createChangeFeed({ db, pool, log })
    const orderHooks = joinOrderHooks()
    const leadHooks = joinLeadHooks()
    let isDemo = await hasDemoListings(db)
    accounts.hooks.add(listingOwnerHooks({ now, accounts, orderHooks }))
    notices.kinds.add(DIRECTORY_NOTICES)
    uploads.openDocuments((id) => isOpenOrderFile(db, id))
    return {
      services: { dictionaries, views, changes, orderHooks, leadHooks, demo: { current: () => isDemo } },
      reloaders: { dictionaries: dictionaries.reload },
      async stop() {
        await Promise.all([changes.stop(), views.flush()])
      },
      async metrics() {
        const { rows } = await pool.query<{ n: string; first: string | null }>(
          'select count(*) as n, min(seq) as first from listing_changes',
        )
        return [
          gauge(
            'verstat_listing_changes',
            'Changes of listings that are to be published.',
            Number(rows[0]?.n),
          ),
          gauge(
            'verstat_listing_changes_first',
            'Number of the first of them, 0 if there is none.',
            Number(rows[0]?.first),
          ),
        ]
      },
      loops: [
        // Visitors of a process that serves must not wait for one that works.
        { name: 'publish changes', pauseMs: CHANGES_MS, runsEverywhere: true, run: changes.run },
        { name: 'fold counters', pauseMs: SECOND_MS, run: () => foldCounters(db) },
        { name: 'sweep expired', pauseMs: SECOND_MS, run: () => sweepExpired(db, now()) },
        {
          name: 'look for demo data',
          pauseMs: 30 * SECOND_MS,
          runsEverywhere: true,
          async run() {
            const found = await hasDemoListings(db)
            if (found !== isDemo) clearPageCache()
            isDemo = found
          },
        },
        { name: 'count views', pauseMs: VIEWS_MS, runsEverywhere: true, run: views.flush },
      ],
      schedule: [
        {
          name: 'directory:remind-owners',
          cron: '* * * * *',
          run: async () => void (await remindOwners({ db, now, accounts })),
        },
        {
          name: 'directory:check-counters',
          cron: '30 1 * * *',
          backfillMs: 24 * HOUR_MS,
          async run() {
            const differences = await checkCounters(db)
            if (differences.length > 0) log.error({ differences }, 'counters differed and were counted anew')
          },
        },
        {
          name: 'directory:sweep',
          cron: '27 * * * *',
          backfillMs: HOUR_MS,
          async run() {
            await sweepUnclaimed(db, now())
            await sweepReplacedTexts(db, now())
            await sweepLeads(db, kyivDay(now()))
            await sweepListingDays(db, kyivDay(now()))
          },
        },
      ],
    }
  },
})
