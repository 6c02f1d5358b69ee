import { call } from './call.ts'
import type * as suggesting from './search/suggest.ts'

/** Calls that only search fields use. See `calls.ts`. */

export const suggest = call<typeof suggesting.suggest>('GET', '/v1/search/suggest')
