export const DESCRIPTION_MAX = 10_000
export const CITY_MAX = 120
export const WEBSITE_MAX = 300
/** The latest year of foundation is the current year. */
export const FOUNDED_YEAR_MIN = 1_800
export const CONTACT_NAME_MAX = 120
export const IMAGE_ALT_MAX = 200
export const CATEGORIES_MAX = 10
export const EQUIPMENT_MAX = 50
export const CERTIFICATES_MAX = 20
export const PHONES_MAX = 3
/**
 * Maximum number of tags in a list and maximum length of one tag. Tags are processes, materials and required
 * certificates.
 */
export const WORDS_MAX = 30
export const WORD_MAX = 80
export const REASON_MAX = 1_000
/** An order accepts offers for at most this many days. */
export const OFFER_DAYS_MAX = 90
/**
 * A renewed order accepts offers for `RENEW_DAYS` from the day of the renewal. A deleted listing can be restored for
 * `RESTORE_DAYS`.
 */
export const RENEW_DAYS = 30
export const RESTORE_DAYS = 30
/** A listing without an owner is deleted after this many days. */
export const CLAIM_DAYS = 30
/** Maximum size in UTF-8 bytes of a form that is saved to be continued later. */
export const FORM_DRAFT_BYTES_MAX = 65_536

export const LISTING_KINDS = ['order', 'producer'] as const
export type ListingKind = (typeof LISTING_KINDS)[number]

/** Decisions of moderators that can be made about several listings in one call. */
export const DECISIONS = ['approve', 'reject', 'block', 'unblock'] as const
export type Decision = (typeof DECISIONS)[number]
/** How many listings one call may decide about. */
export const DECISIONS_MAX = 50
