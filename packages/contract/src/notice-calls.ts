import { call } from './call.ts'
import type * as notice from './notices/notice.ts'

/** Calls that only the page of notices and the realtime client use. See `calls.ts`. */

export const listNotices = call<typeof notice.listNotices>('GET', '/v1/user/notices')
export const readNotices = call<typeof notice.readNotices>('POST', '/v1/user/notices/read')
