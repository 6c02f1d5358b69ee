import { unsubscribe } from '@verstat/contract'
import type { FormPost } from '../../../platform/web/form-posts.ts'

/**
 * Turns e-mails off for a mail program, and for the button of the page. The answer is the page itself, because mail
 * programs follow no redirects (RFC 8058).
 */
export const unsubscribeForm: FormPost = {
  path: '/unsubscribe',
  query: ['code'],
  takesMultipart: true,
  async answer({ code = '' }, send) {
    await send(unsubscribe, { code })
    return { done: '1' }
  },
}
