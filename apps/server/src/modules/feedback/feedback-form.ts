import { createFeedback, type RouteInput } from '@verstat/contract'
import type { FormPost } from '../../platform/web/form-posts.ts'

const FIELDS = ['topic', 'reason', 'name', 'email', 'message', 'website', 'ticket'] as const

/** Handles the feedback form in browsers without JavaScript. */
export const feedbackForm: FormPost = {
  path: '/feedback',
  async answer(typed, send) {
    const filled = FIELDS.filter((field) => typed[field] !== undefined && typed[field] !== '')
    const { subjectType: type, subjectId: id } = typed
    // The schema of the call validates this input.
    const input = {
      ...Object.fromEntries(filled.map((field) => [field, typed[field]])),
      ...(type && id ? { subject: { type, id } } : {}),
    } as RouteInput<typeof createFeedback>
    const { number } = await send(createFeedback, input)
    return `/feedback?sent=${number}`
  },
}
