export const INVITATION_DECLINES = ['busy', 'notOurs', 'tooSmall', 'tooFar', 'other'] as const
export type InvitationDecline = (typeof INVITATION_DECLINES)[number]

/**
 * Why a producer was not invited. `already`: there is an invitation. `own`: it is the caller's own producer. `blocked`:
 * one of the two has blocked the other.
 */
export const INVITE_SKIPS = ['already', 'own', 'unknown', 'limit', 'blocked'] as const
export type InviteSkip = (typeof INVITE_SKIPS)[number]

export const INVITE_NOTE_MAX = 500
export const INVITATION_NOTE_MAX = 500
/** Invitations of one account in a day (Kyiv). */
export const INVITES_PER_DAY = 10
export const INVITES_PER_ORDER = 30
