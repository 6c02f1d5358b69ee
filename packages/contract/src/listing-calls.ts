import { call } from './call.ts'
import type * as decisions from './directory/decisions.ts'
import type * as drafts from './directory/form-drafts.ts'
import type * as order from './directory/order-writing.ts'
import type * as quota from './directory/own-quota.ts'
import type * as producer from './directory/producer-writing.ts'
import type * as suggesting from './search/suggest.ts'
import type * as upload from './uploads/upload.ts'

/** Calls that only the pages for creating and managing listings use. See `calls.ts`. */

export const createOrder = call<typeof order.createOrder>('POST', '/v1/order/create')
export const getOwnOrder = call<typeof order.getOwnOrder>('GET', '/v1/user/orders/{slug}')
export const editOrder = call<typeof order.editOrder>('POST', '/v1/order/{id}/edit')
export const withdrawOrderRevision = call<typeof order.withdrawOrderRevision>(
  'DELETE',
  '/v1/order/{id}/revision',
)
export const setOrderStatus = call<typeof order.setOrderStatus>('POST', '/v1/order/{id}/status/{status}')
export const renewOrder = call<typeof order.renewOrder>('POST', '/v1/order/{id}/renew')
export const duplicateOrder = call<typeof order.duplicateOrder>('POST', '/v1/order/{id}/duplicate')
export const deleteOrder = call<typeof order.deleteOrder>('DELETE', '/v1/order/{id}')
export const restoreOrder = call<typeof order.restoreOrder>('POST', '/v1/order/{id}/restore')
export const createProducer = call<typeof producer.createProducer>('POST', '/v1/producer/create')
export const getOwnProducer = call<typeof producer.getOwnProducer>('GET', '/v1/user/producers/{slug}')
export const editProducer = call<typeof producer.editProducer>('PATCH', '/v1/producer/{id}/edit')
export const withdrawProducerRevision = call<typeof producer.withdrawProducerRevision>(
  'DELETE',
  '/v1/producer/{id}/revision',
)
export const setProducerStatus = call<typeof producer.setProducerStatus>(
  'POST',
  '/v1/producer/{id}/status/{status}',
)
export const deleteProducer = call<typeof producer.deleteProducer>('DELETE', '/v1/producer/{id}')
export const restoreProducer = call<typeof producer.restoreProducer>('POST', '/v1/producer/{id}/restore')
export const getOwnQuota = call<typeof quota.getOwnQuota>('GET', '/v1/user/quota')
export const saveFormDraft = call<typeof drafts.saveFormDraft>('POST', '/v1/draft')
export const listFormDrafts = call<typeof drafts.listFormDrafts>('GET', '/v1/user/drafts')
export const openFormDraft = call<typeof drafts.openFormDraft>('POST', '/v1/draft/open')
export const deleteFormDraft = call<typeof drafts.deleteFormDraft>('DELETE', '/v1/draft/{id}')
export const openListing = call<typeof drafts.openListing>('POST', '/v1/listing/open')
export const renewByCode = call<typeof drafts.renewByCode>('POST', '/v1/listing/renew')
export const suggestCategories = call<typeof suggesting.suggestCategories>('GET', '/v1/category/suggest')
export const createUpload = call<typeof upload.createUpload>('POST', '/v1/upload')
export const getUpload = call<typeof upload.getUpload>('POST', '/v1/upload/{id}/facts')
export const listPending = call<typeof decisions.listPending>('GET', '/v1/listing/pending')
export const decideRevision = call<typeof decisions.decideRevision>(
  'POST',
  '/v1/listing/{kind}/{id}/revision',
)
export const undoDecision = call<typeof decisions.undoDecision>(
  'POST',
  '/v1/listing/{kind}/{id}/decision/undo',
)
export const listHistory = call<typeof decisions.listHistory>('GET', '/v1/listing/{kind}/{id}/history')
