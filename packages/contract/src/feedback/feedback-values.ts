export const FEEDBACK_TOPICS = ['question', 'idea', 'bug', 'billing', 'report', 'privacy', 'partner'] as const
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number]

export const FEEDBACK_SUBJECTS = ['order', 'producer'] as const

/** Views of the inbox of messages. Messages that are probably spam appear only in the view `suspect`. */
export const FEEDBACK_VIEWS = ['open', 'handled', 'suspect'] as const

export const REPORT_REASONS = ['fraud', 'prohibited', 'wrongInfo', 'duplicate', 'copyright', 'other'] as const

export const FEEDBACK_NAME_MAX = 120
export const FEEDBACK_MESSAGE_MIN = 10
export const FEEDBACK_MESSAGE_MAX = 4000
