/**
 * The progress of a lead, which is a request for the contact of a listing. The owner of the listing and the person who
 * sent the request each set a state of their own.
 */
export const LEAD_STATES = ['new', 'talking', 'agreed', 'declined'] as const
export type LeadState = (typeof LEAD_STATES)[number]
/** `received` are requests of others about the user's listings. `sent` are the user's own requests. */
export const LEAD_SIDES = ['received', 'sent'] as const
export type LeadSide = (typeof LEAD_SIDES)[number]
export const LEAD_NOTE_MAX = 1000
