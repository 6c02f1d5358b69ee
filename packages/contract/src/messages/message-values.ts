export const MESSAGE_TEXT_MAX = 4000
export const MESSAGE_FILES_MAX = 5
/** A message can be changed or taken back by its author for so long. */
export const MESSAGE_CHANGE_MINUTES = 10
/** Messages of one account in an hour. */
export const MESSAGES_PER_HOUR = 60
/** Messages of one side in a row, while the other side has not answered. */
export const UNANSWERED_MAX = 10
/** Conversations that one account begins in a day (Kyiv). */
export const NEW_CONVERSATIONS_PER_DAY = 10
export const MESSAGES_SHOWN = 50

export const CONVERSATION_SIDES = ['customer', 'producer'] as const
export type ConversationSide = (typeof CONVERSATION_SIDES)[number]

/** What happened to the offer or the deal, as a line between the messages. */
export const CONVERSATION_LINES = [
  'offer.sent',
  'offer.revised',
  'offer.confirmed',
  'offer.asked',
  'offer.shortlisted',
  'offer.accepted',
  'offer.declined',
  'offer.withdrawn',
  'offer.closed',
  'offer.reopened',
  'deal.active',
  'deal.declined',
  'deal.delivered',
  'deal.returned',
  'deal.completed',
  'deal.cancelled',
  'deal.lapsed',
] as const
export type ConversationLine = (typeof CONVERSATION_LINES)[number]

/** What the reader of a conversation can do about its offer now: ask for a revision, accept, or revise it. */
export const OFFER_STEPS = ['ask', 'accept', 'revise'] as const
export type OfferStep = (typeof OFFER_STEPS)[number]

/** Why nobody can write in a conversation: one has blocked the other, or an account is gone or blocked. */
export const CONVERSATION_CLOSES = ['blockedByOwn', 'notAccepted', 'gone'] as const
export type ConversationClose = (typeof CONVERSATION_CLOSES)[number]

/** An answer link works for so long, and sends so many texts. */
export const ANSWER_CODE_DAYS = 7
export const ANSWER_CODE_TEXTS = 10
export const ANSWER_CODE_SHOWN = 20
