import { call } from '../call.ts'
import type * as realtime from './realtime-access.ts'

/** Calls that only the realtime client uses. See `calls.ts`. */

export const getConnectionToken = call<typeof realtime.getConnectionToken>('GET', '/v1/centrifugo/token/{id}')
export const getOrderToken = call<typeof realtime.getOrderToken>('GET', '/v1/centrifugo/token/order/{id}')
