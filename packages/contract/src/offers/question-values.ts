export const QUESTION_HIDES = ['offTopic', 'personal', 'repeated', 'abusive', 'other'] as const
export type QuestionHide = (typeof QUESTION_HIDES)[number]

export const QUESTION_TEXT_MIN = 10
export const QUESTION_TEXT_MAX = 1000
export const ANSWER_TEXT_MIN = 2
export const ANSWER_TEXT_MAX = 2000
/** Questions of one account to an order that wait for an answer. */
export const OPEN_QUESTIONS_MAX = 3
/** Answers that may follow the first one. */
export const ADDENDA_MAX = 20
/** An answer can be replaced for so long. Later texts are added to it. */
export const ANSWER_REPLACE_MINUTES = 15
/** No question is taken in the last hours before the last day ends. */
export const QUESTIONS_END_HOURS = 24
