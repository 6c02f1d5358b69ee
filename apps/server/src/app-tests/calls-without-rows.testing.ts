import type { Route } from '@verstat/contract'
import * as contract from '@verstat/contract'

/**
 * Calls that everybody may make. For all calls in this file, the field `auth` of the route alone decides who may make
 * the call.
 */
export const OF_EVERYBODY: readonly Route[] = [
  contract.listCategories,
  contract.listRegions,
  contract.listPlans,
  contract.getSeller,
  contract.getLegalText,
  contract.getNdaInForce,
  contract.getSeo,
  contract.getChallenge,
  contract.listHomeSlots,
  contract.listOrders,
  contract.listProducers,
  contract.search,
  contract.suggest,
  contract.suggestCategories,
  contract.viewOrderOnce,
  contract.viewProducerOnce,
  contract.createFeedback,
  contract.createOrder,
  contract.createProducer,
  contract.createUpload,
  contract.login,
  contract.register,
  contract.requestPasswordReset,
  // The answer depends on the caller. The last test of `who-may-call.pg.test.ts` checks that.
  contract.getUserById,
]
/** Calls that need a secret only. */
export const BY_SECRET: readonly Route[] = [
  contract.verifyEmail,
  contract.checkVerification,
  contract.checkUnsubscribing,
  contract.unsubscribe,
  contract.checkPasswordReset,
  contract.resetPassword,
  contract.openListing,
  contract.checkRenewal,
  contract.renewByCode,
  contract.openFormDraft,
  // Anyone who knows the id may make these calls, because the page of a purchase works without an account.
  // The id cannot be guessed.
  contract.getTransaction,
  // The uploader's own files: a visitor proves it by the token of the upload.
  contract.getUpload,
  contract.retryTransaction,
  contract.cancelTransaction,
]
/** Calls that use only the caller's own data. */
export const OF_THE_CALLER: readonly Route[] = [
  contract.logout,
  contract.getUser,
  contract.editUser,
  contract.deleteUser,
  contract.restoreUser,
  contract.exportUser,
  contract.resendVerification,
  contract.listSessions,
  contract.listFormDrafts,
  contract.getOwnQuota,
  contract.listLeads,
  contract.openedOrderContact,
  contract.openedProducerContact,
  contract.listOwnOffers,
  contract.listOwnQuestions,
  contract.listMarketTasks,
  contract.getOfferStart,
  contract.listReceivedInvitations,
  contract.listDeals,
  contract.listConversations,
  contract.listBlocks,
  contract.listNotices,
  contract.readNotices,
  contract.listOwnOrders,
  contract.listOwnProducers,
  contract.listFittingOrders,
  contract.listResults,
  contract.listOpenPayments,
  contract.listOwnSubscriptions,
  contract.getOwnPaidLeft,
  contract.enrolSecondFactor,
  contract.confirmSecondFactor,
  contract.disableSecondFactor,
  contract.renewRecoveryCodes,
]
