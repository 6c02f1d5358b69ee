/** Closed lists and limits of accounts. */
export const ROLES = ['user', 'support', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const NAME_MAX = 60
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const COMPANY_NAME_MAX = 120

/** What a user can be written to about. */
export const NOTIFICATION_TOPICS = ['listings', 'reminders', 'news'] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

/** The version of the program's own terms, which a registration agrees to where the operator has none. */
export const TERMS_VERSION = '2026-11'

/** What may hinder a listing from being attached to an account. */
export const CLAIM_PROBLEMS = ['unknown', 'expired', 'used'] as const
export type ClaimProblem = (typeof CLAIM_PROBLEMS)[number]
