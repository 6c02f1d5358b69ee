/** The door of feedback. */
export { feedbackRoutes } from './feedback.routes.ts'
export type { FeedbackTables } from './feedback.tables.ts'
export type { FeedbackContext } from './feedback-context.ts'
export { feedbackForm } from './feedback-form.ts'
export { eraseFeedback, exportFeedback } from './personal-feedback.ts'
