/** The languages in which listings may be written; lists filter by them, so they are apart from the limits of forms. */
export const TEXT_LANGUAGES = ['uk', 'en'] as const
