/** Types of notices about messages to staff: `received` is for staff, `answered` for the sender. */
export const INBOX_NOTICES = ['inbox.received', 'inbox.answered'] as const
