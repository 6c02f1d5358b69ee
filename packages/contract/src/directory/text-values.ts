/** Languages of listing texts. In a file of their own so that list pages do not bundle the form limits. */
export const TEXT_LANGUAGES = ['uk', 'en'] as const
