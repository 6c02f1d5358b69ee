import { OFFER_ACTIONS } from '@verstat/contract'
import { onTables, transactionOnTables } from '../../platform/db/on-tables.ts'
import { defineModule, type Platform, tables } from '../../platform/module/define-module.ts'
import type { AccountsContext, AccountsTables } from '../accounts/index.ts'
import type { DirectoryTables, JoinedOrderHooks } from '../directory/index.ts'
import type { NoticesContext, NoticesTables } from '../notices/index.ts'
import type { UploadsTables } from '../uploads/index.ts'
import { findDealFor } from './deals/list-deals.ts'
import { settleDeals } from './deals/settle-deals.ts'
import { leaveMarket } from './leave-market.ts'
import { joinOfferHooks } from './offer-hooks.ts'
import { OFFERS_NOTICES } from './offers.notices.ts'
import { offersRoutes } from './offers.routes.ts'
import type { OffersTables } from './offers.tables.ts'
import { dealsForm, offersForm, questionsForm } from './offers-forms.ts'
import { exportOffers, sweepOffers } from './personal-offers.ts'
import { countAnswered } from './questions/question.repository.ts'
import { readBuyerRecord } from './reading/buyer-record.ts'
import { countOwn } from './reading/count-own.ts'
import { remindOfOffers } from './remind-of-offers.ts'
import { followOrder, tellOutdated } from './writing/follow-order.ts'
import {
  countLive,
  hasOffers,
  isInvited,
  isShortlisted,
  listOffered,
  offeringOf,
} from './writing/offering.ts'

type Tables = OffersTables & DirectoryTables & UploadsTables & NoticesTables & AccountsTables
type Dependencies = Platform<Tables> &
  Pick<AccountsContext, 'accounts'> &
  Pick<NoticesContext, 'notices'> & { readonly orderHooks: JoinedOrderHooks }

const SECOND_MS = 1_000
const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

export const offersModule = defineModule({
  name: 'offers',
  tables: tables<OffersTables>(),
  audit: OFFER_ACTIONS,
  limits: [],
  routes: offersRoutes,
  forms: [offersForm, dealsForm, questionsForm],
  start({ db, now, accounts, notices, orderHooks }: Dependencies) {
    const offerHooks = joinOfferHooks()
    const byClock = { db, now, accounts, offerHooks, ip: '', actor: null }
    notices.kinds.add(OFFERS_NOTICES)
    orderHooks.add({
      isInvited: (given, ...rest) => isInvited(onTables(given), ...rest),
      offering: (given, ...rest) => offeringOf(onTables(given), offerHooks, ...rest),
      listOffered: (given, ...rest) => listOffered(onTables(given), ...rest),
      countLive: (given, ...rest) => countLive(onTables(given), ...rest),
      countOwn: (given, ...rest) => countOwn(onTables(given), ...rest),
      countQuestions: (given, ...rest) => countAnswered(onTables(given), ...rest),
      hasOffers: (given, ...rest) => hasOffers(onTables(given), ...rest),
      isShortlisted: (given, ...rest) => isShortlisted(onTables(given), ...rest),
      record: (given, ...rest) => readBuyerRecord(onTables(given), ...rest),
      dealFor: (given, ...rest) => findDealFor(onTables(given), ...rest),
      moved: (tx, ctx, move) => followOrder({ ...ctx, offerHooks }, transactionOnTables(tx), move),
      termsChanged: (tx, ctx, orderId) =>
        tellOutdated({ ...ctx, offerHooks }, transactionOnTables(tx), orderId),
    })
    accounts.hooks.add({
      erase: (tx, userId) => leaveMarket(byClock, transactionOnTables(tx), userId),
      export: (given, userId) => exportOffers(onTables(given), userId),
    })
    return {
      services: { offerHooks },
      loops: [{ name: 'settle deals', pauseMs: SECOND_MS, run: () => settleDeals(byClock) }],
      schedule: [
        {
          name: 'offers:remind',
          cron: '11 * * * *',
          backfillMs: HOUR_MS,
          run: () => remindOfOffers(byClock),
        },
        { name: 'offers:sweep', cron: '47 2 * * *', backfillMs: DAY_MS, run: () => sweepOffers(db, now()) },
      ],
    }
  },
})
