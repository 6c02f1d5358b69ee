/** What a user still lacks to open a file of an order. */
export const FILE_NEEDS = [
  'sign_in',
  'verify_email',
  'publish_producer',
  'accept_nda',
  'access',
  'blocked',
  'invitation',
] as const
export type FileNeed = (typeof FILE_NEEDS)[number]

/** `asked`: the owner has not answered. `revoked`: the owner refused, or took back what was granted. */
export const GRANT_STATES = ['asked', 'granted', 'revoked'] as const
export type GrantState = (typeof GRANT_STATES)[number]

/** Why the owner of an order cannot be asked for its files: `needs` of `conflict`. */
export const FILE_REQUEST_BARS = [
  'own_order',
  'has_access',
  'refused_lately',
  'asked_twice',
  'nothing_closed',
] as const
export type FileRequestBar = (typeof FILE_REQUEST_BARS)[number]

/** Why a producer may open the closed files of an order. */
export const ACCESS_GROUNDS = ['granted', 'invited', 'shortlisted'] as const

/** Groups that the owner of an order can let in with one call: of those who asked, the considered or verified ones. */
export const GRANT_GROUPS = ['shortlisted', 'verified'] as const

export const FILE_REQUEST_MAX = 500
export const NDA_TEXT_MIN = 200
export const NDA_TEXT_MAX = 20_000

/** Requests for files that one person may send in a day in Kyiv. */
export const FILE_REQUESTS_A_DAY = 20
/** How many days after a refusal a producer may ask again, once. */
export const ASK_AGAIN_DAYS = 7
