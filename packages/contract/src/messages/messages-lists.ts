/** Audited actions of the module for messages. */
export const MESSAGE_ACTIONS = [
  'conversation.started',
  'message.edited',
  'message.taken_back',
  'message.opened_by_staff',
  'person.blocked',
  'person.unblocked',
] as const

/** Types of notices about messages. */
export const MESSAGE_NOTICES = ['message.received'] as const

export type MessageEvent = 'message.created' | 'message.changed' | 'conversation.read'
