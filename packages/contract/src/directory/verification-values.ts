export const VERIFICATION_SOURCES = ['register', 'documents', 'visit'] as const
export type VerificationSource = (typeof VERIFICATION_SOURCES)[number]
/**
 * A verification is valid for at most `VERIFICATION_DAYS_MAX` days. Staff must record it at most
 * `VERIFICATION_NOTED_DAYS_MAX` days after the check.
 */
export const VERIFICATION_DAYS_MAX = 366
export const VERIFICATION_NOTED_DAYS_MAX = 90
