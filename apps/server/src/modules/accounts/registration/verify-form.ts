import { verifyEmail } from '@verstat/contract'
import type { FormPost } from '../../../platform/web/form-posts.ts'

/** The button that verifies an address where the page was not opened by the browser of its account. */
export const verifyForm: FormPost = {
  path: '/verify/:code',
  async answer({ code = '' }, send) {
    await send(verifyEmail, { code })
    return `/verify/${encodeURIComponent(code)}?confirmed=1`
  },
}
