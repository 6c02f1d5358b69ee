/** Later modules and the composition root may import only these names from feedback. */
export { feedbackModule } from './feedback.module.ts'
export type { FeedbackTables } from './feedback.tables.ts'
export type { FeedbackContext } from './feedback-context.ts'
export { listFeedback } from './feedback-inbox.ts'
