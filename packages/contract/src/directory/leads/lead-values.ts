/** How far one side of a lead has come with the other. Each side has its own state. */
export const LEAD_STATES = ['new', 'talking', 'agreed', 'declined'] as const
export type LeadState = (typeof LEAD_STATES)[number]
/** Leads about the user's own listings, or the user's own requests. */
export const LEAD_SIDES = ['received', 'sent'] as const
export type LeadSide = (typeof LEAD_SIDES)[number]
export const LEAD_NOTE_MAX = 1000
