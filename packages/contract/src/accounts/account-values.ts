export const ROLES = ['user', 'support', 'moderator', 'admin'] as const
export type Role = (typeof ROLES)[number]

export const NAME_MAX = 60
export const PASSWORD_MIN = 8
export const PASSWORD_MAX = 128
export const COMPANY_NAME_MAX = 120

/** Topics of e-mails that a user can turn off. */
export const NOTIFICATION_TOPICS = [
  'listings',
  'leads',
  'offers',
  'deals',
  'messages',
  'reminders',
  'news',
] as const
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number]

/** Version of the built-in terms. Users accept it when they register, unless the operator has published other terms. */
export const TERMS_VERSION = '2026-11'

/** Why a listing cannot be claimed with a token. Claiming makes the user its owner. */
export const CLAIM_PROBLEMS = ['unknown', 'expired', 'used'] as const
export type ClaimProblem = (typeof CLAIM_PROBLEMS)[number]
