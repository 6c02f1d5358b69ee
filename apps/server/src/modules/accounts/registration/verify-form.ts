import { verifyEmail } from '@verstat/contract'
import type { FormPost } from '../../../platform/web/form-posts.ts'

/** The verify button of the page, for browsers where the account is not signed in. Works without JavaScript. */
export const verifyForm: FormPost = {
  path: '/verify/:code',
  async answer({ code = '' }, send) {
    await send(verifyEmail, { code })
    return `/verify/${encodeURIComponent(code)}?confirmed=1`
  },
}
