import * as contract from '@verstat/contract'
import { type Binding, bind, bindForm } from '../../platform/http/bind.ts'
import { setDealStatus } from './deals/change-deal.ts'
import { getDealFile } from './deals/get-deal-file.ts'
import { getDeal, listDeals } from './deals/list-deals.ts'
import { orderAgain } from './deals/order-again.ts'
import { inviteProducers } from './invitations/invite-producers.ts'
import {
  declineInvitation,
  listReceivedInvitations,
  listSentInvitations,
} from './invitations/list-invitations.ts'
import { listMarketDeals, listMarketOffers, openDeal, openOffer } from './market/list-market.ts'
import type { OffersContext, PlacingContext } from './offers-context.ts'
import { answerQuestion, hideQuestion } from './questions/answer-question.ts'
import { askQuestion } from './questions/ask-question.ts'
import { listOwnQuestions } from './questions/list-own-questions.ts'
import { listQuestions } from './questions/list-questions.ts'
import { compareOffers } from './reading/compare-offers.ts'
import { getOffer } from './reading/get-offer.ts'
import { listMarketTasks } from './reading/list-market-tasks.ts'
import { getOfferStart, listOwnOffers } from './reading/list-own-offers.ts'
import { getOffersTable } from './reading/offers-table.ts'
import { changeOffer } from './writing/change-offer.ts'
import { createOffer, newOfferProblems } from './writing/create-offer.ts'
import { askOffer, confirmOffer, reviseOffer } from './writing/revise-offer.ts'

export const offersRoutes: readonly Binding<PlacingContext>[] = [
  bindForm(contract.createOffer, {
    check: (ctx: OffersContext, input) => newOfferProblems(ctx, input),
    handle: createOffer,
  }),
  bind(contract.getOfferStart, getOfferStart),
  bind(contract.getOffer, getOffer),
  bind(contract.reviseOffer, reviseOffer),
  bind(contract.confirmOffer, confirmOffer),
  bind(contract.askOffer, askOffer),
  bind(contract.setOfferStatus, changeOffer),
  bind(contract.listOwnOffers, listOwnOffers),
  bind(contract.listMarketTasks, listMarketTasks),
  bind(contract.compareOffers, compareOffers),
  // The page of the order also shows the order itself, whose tag a changed question invalidates.
  bind(contract.listQuestions, listQuestions, () => ({ tags: [] })),
  bind(contract.listOwnQuestions, listOwnQuestions),
  bind(contract.askQuestion, askQuestion),
  bind(contract.answerQuestion, answerQuestion),
  bind(contract.hideQuestion, hideQuestion),
  bind(contract.getOffersTable, getOffersTable),
  bind(contract.inviteProducers, inviteProducers),
  bind(contract.listSentInvitations, listSentInvitations),
  bind(contract.listReceivedInvitations, listReceivedInvitations),
  bind(contract.declineInvitation, declineInvitation),
  bind(contract.listDeals, listDeals),
  bind(contract.getDeal, getDeal),
  bind(contract.getDealFile, getDealFile),
  bind(contract.setDealStatus, setDealStatus),
  bind(contract.orderAgain, orderAgain),
  bind(contract.listMarketOffers, listMarketOffers),
  bind(contract.openOffer, openOffer),
  bind(contract.listMarketDeals, listMarketDeals),
  bind(contract.openDeal, openDeal),
]
