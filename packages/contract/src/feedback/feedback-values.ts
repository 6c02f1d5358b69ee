export const FEEDBACK_TOPICS = ['question', 'idea', 'bug', 'billing', 'report', 'privacy', 'partner'] as const
export type FeedbackTopic = (typeof FEEDBACK_TOPICS)[number]

/** What people say to each other. Only who may read it can report it. */
export const SPOKEN_SUBJECTS = ['question', 'offer', 'message'] as const
export type SpokenSubject = (typeof SPOKEN_SUBJECTS)[number]

export const FEEDBACK_SUBJECTS = ['order', 'producer', ...SPOKEN_SUBJECTS] as const

/** Views of the inbox of messages. Messages that are probably spam appear only in the view `suspect`. */
export const FEEDBACK_VIEWS = ['open', 'handled', 'suspect'] as const

/** Longest text of a question or a message in a form that reports it, in the inbox and in lists. */
export const REPORTED_TEXT_MAX = 200

/** How many messages before and after a reported one staff may read. */
export const MESSAGES_AROUND = 10

export const REPORT_REASONS = [
  'fraud',
  'prohibited',
  'wrongInfo',
  'duplicate',
  'copyright',
  'abuse',
  'other',
] as const

export const FEEDBACK_NAME_MAX = 120
export const FEEDBACK_MESSAGE_MIN = 10
export const FEEDBACK_MESSAGE_MAX = 4000
