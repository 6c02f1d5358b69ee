export const VERIFICATION_SOURCES = ['register', 'documents', 'visit'] as const
export type VerificationSource = (typeof VERIFICATION_SOURCES)[number]
/** A verification lasts at most 366 days and must be recorded within 90 days of the check. */
export const VERIFICATION_DAYS_MAX = 366
export const VERIFICATION_NOTED_DAYS_MAX = 90
