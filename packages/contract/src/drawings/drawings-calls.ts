import { call } from '../call.ts'
import type * as files from './closed-files.ts'
import type * as nda from './nda.ts'

/** Calls that only pages about the files of orders use. See `calls.ts`. */

export const listOrderFiles = call<typeof files.listOrderFiles>('GET', '/v1/order/{id}/files')
export const openOrderFile = call<typeof files.openOrderFile>('POST', '/v1/order/{id}/files/{fileId}/open')
export const packOrderFiles = call<typeof files.packOrderFiles>('POST', '/v1/order/{id}/files/zip')
export const askForFiles = call<typeof files.askForFiles>('POST', '/v1/order/{id}/files/ask')
export const listFileGrants = call<typeof files.listFileGrants>('GET', '/v1/order/{id}/files/grants')
export const grantFiles = call<typeof files.grantFiles>('POST', '/v1/order/{id}/files/grant')
export const revokeFiles = call<typeof files.revokeFiles>('DELETE', '/v1/order/{id}/files/grant/{producerId}')
export const listFileOpens = call<typeof files.listFileOpens>('GET', '/v1/order/{id}/files/log')
export const getNdaInForce = call<typeof nda.getNdaInForce>('GET', '/v1/nda')
export const getNda = call<typeof nda.getNda>('GET', '/v1/order/{id}/nda')
export const acceptNda = call<typeof nda.acceptNda>('POST', '/v1/order/{id}/nda')
export const replaceNda = call<typeof nda.replaceNda>('POST', '/v1/order/{id}/nda/file')
