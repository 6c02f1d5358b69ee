/** Limits of what people write about their listings, for schemas and for forms. */
export const DESCRIPTION_MAX = 10_000
export const CITY_MAX = 120
export const WEBSITE_MAX = 300
export const CONTACT_NAME_MAX = 120
export const IMAGE_ALT_MAX = 200
export const CATEGORIES_MAX = 10
export const EQUIPMENT_MAX = 50
export const CERTIFICATES_MAX = 20
export const PHONES_MAX = 3
/** Processes, materials and the certificates an order asks for: how many, and how long each. */
export const WORDS_MAX = 30
export const WORD_MAX = 80
export const REASON_MAX = 1_000
/** Offers are awaited for at least 1 and at most 90 days. */
export const OFFER_DAYS_MAX = 90
/** Days that renewing adds, and for which a deleted listing can be taken back. */
export const RENEW_DAYS = 30
export const RESTORE_DAYS = 30
/** Days for which a listing without an owner is kept. */
export const CLAIM_DAYS = 30
/** UTF-8 bytes of a form's kept copy. */
export const FORM_DRAFT_BYTES_MAX = 65_536

export const LISTING_KINDS = ['order', 'producer'] as const
export type ListingKind = (typeof LISTING_KINDS)[number]
