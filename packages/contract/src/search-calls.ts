import { call } from './call.ts'
import type * as suggesting from './search/suggest.ts'

/** The routes that only fields of search call; see `calls.ts`. */

export const suggest = call<typeof suggesting.suggest>('GET', '/v1/search/suggest')
