/** What staff may have checked a producer against. */
export const VERIFICATION_SOURCES = ['register', 'documents', 'visit'] as const
export type VerificationSource = (typeof VERIFICATION_SOURCES)[number]
/** A verification holds for a year and a day at most, and is noted within 90 days. */
export const VERIFICATION_DAYS_MAX = 366
export const VERIFICATION_NOTED_DAYS_MAX = 90
