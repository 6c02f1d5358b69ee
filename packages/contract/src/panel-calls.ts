import { call } from './call.ts'
import type * as decisions from './directory/decisions.ts'
import type * as verification from './directory/verification.ts'
import type * as orderFiles from './drawings/closed-files.ts'
import type * as nda from './drawings/nda.ts'
import type * as feedback from './feedback/feedback.ts'
import type * as reported from './messages/panel-messages.ts'
import type * as market from './offers/panel-market.ts'
import type * as auditLog from './panel/audit-log.ts'
import type * as categories from './panel/category-editing.ts'
import type * as dashboard from './panel/dashboard.ts'
import type * as exporting from './panel/export.ts'
import type * as linked from './panel/linked.ts'
import type * as listings from './panel/listings.ts'
import type * as morning from './panel/morning.ts'
import type * as settings from './panel/settings.ts'
import type * as leads from './panel/staff-leads.ts'
import type * as searching from './panel/synonyms.ts'
import type * as texts from './panel/texts.ts'
import type * as users from './panel/users.ts'

/** Calls that only the pages of the panel use. See `calls.ts`. */

export const getSettings = call<typeof settings.getSettings>('GET', '/v1/panel/settings')
export const editSettings = call<typeof settings.editSettings>('PATCH', '/v1/panel/settings')
export const listUsers = call<typeof users.listUsers>('GET', '/v1/panel/users')
export const getPanelUser = call<typeof users.getPanelUser>('GET', '/v1/panel/users/{id}')
export const getLinked = call<typeof linked.getLinked>('GET', '/v1/panel/users/{id}/linked')
export const addNote = call<typeof linked.addNote>('POST', '/v1/panel/users/{id}/notes')
export const getCompany = call<typeof linked.getCompany>('GET', '/v1/panel/companies/{code}')
export const setUserRole = call<typeof users.setUserRole>('POST', '/v1/panel/users/{id}/role')
export const getVerification = call<typeof verification.getVerification>(
  'GET',
  '/v1/producer/{id}/verification',
)
export const verifyProducer = call<typeof verification.verifyProducer>(
  'POST',
  '/v1/producer/{id}/verification',
)
export const endVerification = call<typeof verification.endVerification>(
  'POST',
  '/v1/producer/{id}/verification/end',
)
export const blockUser = call<typeof users.blockUser>('POST', '/v1/panel/users/{id}/block')
export const unblockUser = call<typeof users.unblockUser>('POST', '/v1/panel/users/{id}/unblock')
export const listAudit = call<typeof auditLog.listAudit>('GET', '/v1/panel/audit')
export const answerFeedback = call<typeof feedback.answerFeedback>('POST', '/v1/panel/feedback/{id}/answer')
export const listPanelCategories = call<typeof categories.listPanelCategories>('GET', '/v1/panel/categories')
export const createCategory = call<typeof categories.createCategory>('POST', '/v1/panel/categories')
export const editCategory = call<typeof categories.editCategory>('PATCH', '/v1/panel/categories/{id}')
export const placeCategory = call<typeof categories.placeCategory>('POST', '/v1/panel/categories/{id}/place')
export const mergeCategory = call<typeof categories.mergeCategory>('POST', '/v1/panel/categories/{id}/merge')
export const listTexts = call<typeof texts.listTexts>('GET', '/v1/panel/texts')
export const getText = call<typeof texts.getText>('GET', '/v1/panel/text')
export const saveText = call<typeof texts.saveText>('POST', '/v1/panel/text')
export const getLegalText = call<typeof texts.getLegalText>('GET', '/v1/text/{document}')
export const listPanelLeads = call<typeof leads.listPanelLeads>('GET', '/v1/panel/leads')
export const getMorning = call<typeof morning.getMorning>('GET', '/v1/panel/morning')
export const getDashboard = call<typeof dashboard.getDashboard>('GET', '/v1/panel/dashboard')
export const getPanelCounts = call<typeof dashboard.getPanelCounts>('GET', '/v1/panel/counts')
export const decideMany = call<typeof decisions.decideMany>('POST', '/v1/panel/decisions')
export const exportTable = call<typeof exporting.exportTable>('POST', '/v1/panel/exports')
export const listPanelListings = call<typeof listings.listPanelListings>('GET', '/v1/panel/listings/{kind}')
export const listSynonyms = call<typeof searching.listSynonyms>('GET', '/v1/panel/search/synonyms')
export const createSynonyms = call<typeof searching.createSynonyms>('POST', '/v1/panel/search/synonyms')
export const editSynonyms = call<typeof searching.editSynonyms>('PATCH', '/v1/panel/search/synonyms/{id}')
export const deleteSynonyms = call<typeof searching.deleteSynonyms>(
  'DELETE',
  '/v1/panel/search/synonyms/{id}',
)
export const listSearchMisses = call<typeof searching.listSearchMisses>('GET', '/v1/panel/search/misses')
export const listMarketOffers = call<typeof market.listMarketOffers>('GET', '/v1/panel/market/offers')
export const openOffer = call<typeof market.openOffer>('POST', '/v1/panel/offer/{id}/open')
export const listMarketDeals = call<typeof market.listMarketDeals>('GET', '/v1/panel/market/deals')
export const openDeal = call<typeof market.openDeal>('POST', '/v1/panel/deal/{id}/open')
export const openMessage = call<typeof reported.openMessage>('POST', '/v1/panel/message/{id}/open')
export const getNdaText = call<typeof nda.getNdaText>('GET', '/v1/panel/nda')
export const editNdaText = call<typeof nda.editNdaText>('POST', '/v1/panel/nda')
export const openFileAsStaff = call<typeof orderFiles.openFileAsStaff>('POST', '/v1/panel/file/{id}/open')
