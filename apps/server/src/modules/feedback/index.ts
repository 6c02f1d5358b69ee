/** What later modules and the composition root may import from feedback. */
export { feedbackModule } from './feedback.module.ts'
export type { FeedbackTables } from './feedback.tables.ts'
export type { FeedbackContext } from './feedback-context.ts'
