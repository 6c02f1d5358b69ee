import { call } from './call.ts'
import type * as contact from './directory/contact.ts'
import type * as renewing from './directory/renewing.ts'

/** Calls that only the page of one listing uses. See `calls.ts`. */

export const contactOrder = call<typeof contact.contactOrder>('POST', '/v1/order/{id}/contact')
export const contactProducer = call<typeof contact.contactProducer>('POST', '/v1/producer/{id}/contact')
export const openedOrderContact = call<typeof contact.openedOrderContact>('GET', '/v1/order/{id}/contact')
export const openedProducerContact = call<typeof contact.openedProducerContact>(
  'GET',
  '/v1/producer/{id}/contact',
)
export const viewOrderOnce = call<typeof contact.viewOrderOnce>('POST', '/v1/order/{id}/view')
export const viewProducerOnce = call<typeof contact.viewProducerOnce>('POST', '/v1/producer/{id}/view')
export const checkRenewal = call<typeof renewing.checkRenewal>('POST', '/v1/listing/renew/check')
