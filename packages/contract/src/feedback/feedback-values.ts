export const FEEDBACK_TOPICS = ['question', 'idea', 'bug', 'billing', 'report', 'privacy', 'partner'] as const
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number]

export const FEEDBACK_SUBJECTS = ['order', 'producer'] as const

/** Inbox views. `suspect` messages appear in no other view. */
export const FEEDBACK_VIEWS = ['open', 'handled', 'suspect'] as const

/** Why a listing is reported. */
export const REPORT_REASONS = ['fraud', 'prohibited', 'wrongInfo', 'duplicate', 'copyright', 'other'] as const

export const FEEDBACK_NAME_MAX = 120
export const FEEDBACK_MESSAGE_MIN = 10
export const FEEDBACK_MESSAGE_MAX = 4000
