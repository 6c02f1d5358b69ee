/** Length of a message to an owner who hides the contact. */
export const CONTACT_MESSAGE_MIN = 10
export const CONTACT_MESSAGE_MAX = 4_000
/** Contact requests and messages allowed per person and day (Kyiv time). */
export const CONTACTS_A_DAY = 30
