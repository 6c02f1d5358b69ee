import type * as session from './accounts/session.ts'
import type * as user from './accounts/user.ts'
import { call } from './call.ts'
import type * as category from './directory/category.ts'
import type * as order from './directory/order.ts'
import type * as producer from './directory/producer.ts'
import type * as region from './directory/region.ts'
import type * as searching from './search/search.ts'

/**
 * Calls that public pages use. Pages import calls instead of routes, which keeps the schemas and the validator out of
 * the browser bundle. The calls of other pages are in files such as `account-calls.ts`, so that only those pages load
 * them.
 */

export const listCategories = call<typeof category.listCategories>('GET', '/v1/category')
export const listRegions = call<typeof region.listRegions>('GET', '/v1/region')
export const listOrders = call<typeof order.listOrders>('POST', '/v1/order')
export const getOrder = call<typeof order.getOrder>('GET', '/v1/order/{slug}')
export const listRelatedOrders = call<typeof order.listRelatedOrders>('GET', '/v1/order/{id}/related')
export const listProducers = call<typeof producer.listProducers>('POST', '/v1/producer')
export const getProducer = call<typeof producer.getProducer>('GET', '/v1/producer/{slug}')
export const search = call<typeof searching.search>('GET', '/v1/search')
export const logout = call<typeof session.logout>('POST', '/v1/logout')
export const getUser = call<typeof user.getUser>('GET', '/v1/user/get')
