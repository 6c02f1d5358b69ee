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

/** Why a producer may open the closed files of an order. */
export const ACCESS_GROUNDS = ['granted', 'invited', 'shortlisted'] as const

/** Groups that the owner of an order can let in with one call: of those who asked, the considered or verified ones. */
export const GRANT_GROUPS = ['shortlisted', 'verified'] as const

export const FILE_REQUEST_MAX = 500
export const NDA_TEXT_MIN = 200
export const NDA_TEXT_MAX = 20_000

/** All types of notices about the files of an order. */
export const DRAWING_NOTICES = ['file.asked', 'file.granted', 'file.revoked'] as const

export const DRAWING_ACTIONS = [
  'file.asked',
  'file.granted',
  'file.revoked',
  'file.opened_by_staff',
  'nda.accepted',
  'nda.edited',
] as const
