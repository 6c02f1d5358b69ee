export const INBOX_ACTIONS = ['inbox.handled', 'inbox.reopened', 'inbox.answered'] as const
