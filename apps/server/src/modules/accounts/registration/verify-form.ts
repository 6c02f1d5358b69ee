import { verifyEmail } from '@verstat/contract'
import type { FormPost } from '../../../platform/web/form-posts.ts'

/**
 * Handles the verify button in browsers without JavaScript. The page shows the button in browsers where the account is
 * not signed in.
 */
export const verifyForm: FormPost = {
  path: '/verify/:code',
  async answer({ code = '' }, send) {
    await send(verifyEmail, { code })
    return `/verify/${encodeURIComponent(code)}?confirmed=1`
  },
}
