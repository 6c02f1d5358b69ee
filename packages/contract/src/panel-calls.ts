import { call } from './call.ts'
import type * as settings from './panel/settings.ts'

/** The routes that only pages of the panel call; see `calls.ts`. */

export const getSettings = call<typeof settings.getSettings>('GET', '/v1/panel/settings')
export const editSettings = call<typeof settings.editSettings>('PATCH', '/v1/panel/settings')
