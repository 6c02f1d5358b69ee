/** Limits of listing fields, shared by schemas and forms. */
export const DESCRIPTION_MAX = 10_000
export const CITY_MAX = 120
export const WEBSITE_MAX = 300
export const CONTACT_NAME_MAX = 120
export const IMAGE_ALT_MAX = 200
export const CATEGORIES_MAX = 10
export const EQUIPMENT_MAX = 50
export const CERTIFICATES_MAX = 20
export const PHONES_MAX = 3
/** Maximum number and length of tags: processes, materials, certificates that an order requires. */
export const WORDS_MAX = 30
export const WORD_MAX = 80
export const REASON_MAX = 1_000
/** The last day for offers is 1 to 90 days ahead. */
export const OFFER_DAYS_MAX = 90
/** Days added by a renewal, and days within which a deleted listing can be restored. */
export const RENEW_DAYS = 30
export const RESTORE_DAYS = 30
/** Listings without an owner are deleted after this many days. */
export const CLAIM_DAYS = 30
/** Maximum size of a saved form in UTF-8 bytes. */
export const FORM_DRAFT_BYTES_MAX = 65_536

export const LISTING_KINDS = ['order', 'producer'] as const
export type ListingKind = (typeof LISTING_KINDS)[number]
