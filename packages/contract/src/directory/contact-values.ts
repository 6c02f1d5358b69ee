/** Length of a message to somebody whose contact is not shown. */
export const CONTACT_MESSAGE_MIN = 10
export const CONTACT_MESSAGE_MAX = 4_000
/** How often a person may ask for contacts or send messages, each day of Kyiv. */
export const CONTACTS_A_DAY = 30
