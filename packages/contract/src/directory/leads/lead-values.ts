/** The progress of a lead. The owner of the listing and the person who asked each set their own state. */
export const LEAD_STATES = ['new', 'talking', 'agreed', 'declined'] as const
export type LeadState = (typeof LEAD_STATES)[number]
/** `received` are requests of others about the user's listings. `sent` are the user's own requests. */
export const LEAD_SIDES = ['received', 'sent'] as const
export type LeadSide = (typeof LEAD_SIDES)[number]
export const LEAD_NOTE_MAX = 1000
