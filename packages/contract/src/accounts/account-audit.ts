/** What the module accounts writes into the audit. */
export const ACCOUNT_ACTIONS = [
  'user.registered',
  'user.email_verified',
  'user.email_changed',
  'user.password_changed',
  'user.password_reset',
  'user.role_changed',
  'user.second_factor_enabled',
  'user.second_factor_disabled',
  'user.recovery_codes_renewed',
  'user.recovery_code_used',
  'user.deletion_requested',
  'user.deletion_taken_back',
  'user.erased',
  'sign_in.limited',
  'user.blocked',
  'user.unblocked',
] as const
