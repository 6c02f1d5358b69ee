import { type RouteInput, readNotices } from '@verstat/contract'
import type { FormPost } from '../../platform/web/form-posts.ts'

/** Handles the button that marks notices as read, in browsers without JavaScript. */
export const noticesForm: FormPost = {
  path: '/user/notices',
  async answer({ upTo = '' }, send) {
    // The schema of the call validates this input.
    const input: RouteInput<typeof readNotices> = { upTo }
    await send(readNotices, input)
    return '/user/notices'
  },
}
