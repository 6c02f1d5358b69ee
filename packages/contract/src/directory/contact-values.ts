/** Minimum and maximum length of a message to an owner who does not show the contact. */
export const CONTACT_MESSAGE_MIN = 10
export const CONTACT_MESSAGE_MAX = 4_000
/** Maximum number of contact requests and messages per person and day (Kyiv time). */
export const CONTACTS_A_DAY = 30
