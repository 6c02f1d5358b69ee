import { call } from './call.ts'
import type * as comparison from './offers/comparison.ts'
import type * as deal from './offers/deal.ts'
import type * as invitation from './offers/invitation.ts'
import type * as marketTasks from './offers/market-tasks.ts'
import type * as offer from './offers/offer.ts'
import type * as question from './offers/question.ts'

/** Calls that only the pages about offers, invitations and deals use. See `calls.ts`. */

export const createOffer = call<typeof offer.createOffer>('POST', '/v1/order/{id}/offer')
export const getOfferStart = call<typeof offer.getOfferStart>('GET', '/v1/order/{id}/offer')
export const getOffer = call<typeof offer.getOffer>('GET', '/v1/offer/{id}')
export const reviseOffer = call<typeof offer.reviseOffer>('PATCH', '/v1/offer/{id}')
export const confirmOffer = call<typeof offer.confirmOffer>('POST', '/v1/offer/{id}/confirm')
export const askOffer = call<typeof offer.askOffer>('POST', '/v1/offer/{id}/ask')
export const setOfferStatus = call<typeof offer.setOfferStatus>('POST', '/v1/offer/{id}/status/{status}')
export const listOwnOffers = call<typeof offer.listOwnOffers>('GET', '/v1/user/offers')
export const listMarketTasks = call<typeof marketTasks.listMarketTasks>('GET', '/v1/user/offers/tasks')
export const compareOffers = call<typeof comparison.compareOffers>('GET', '/v1/order/{id}/offers')
export const inviteProducers = call<typeof invitation.inviteProducers>('POST', '/v1/order/{id}/invite')
export const listSentInvitations = call<typeof invitation.listSentInvitations>(
  'GET',
  '/v1/order/{id}/invitations',
)
export const listReceivedInvitations = call<typeof invitation.listReceivedInvitations>(
  'GET',
  '/v1/user/invitations',
)
export const declineInvitation = call<typeof invitation.declineInvitation>(
  'POST',
  '/v1/order/{id}/invitation/decline',
)
export const listDeals = call<typeof deal.listDeals>('GET', '/v1/user/deals')
export const getDeal = call<typeof deal.getDeal>('GET', '/v1/deal/{id}')
export const orderAgain = call<typeof deal.orderAgain>('POST', '/v1/deal/{id}/again')
export const setDealStatus = call<typeof deal.setDealStatus>('POST', '/v1/deal/{id}/status/{status}')
export const listQuestions = call<typeof question.listQuestions>('GET', '/v1/order/{id}/questions')
export const listOwnQuestions = call<typeof question.listOwnQuestions>('GET', '/v1/user/questions')
export const askQuestion = call<typeof question.askQuestion>('POST', '/v1/order/{id}/questions')
export const answerQuestion = call<typeof question.answerQuestion>('POST', '/v1/question/{id}/answer')
export const hideQuestion = call<typeof question.hideQuestion>('POST', '/v1/question/{id}/hide')
