/**
 * Languages of listing texts. This constant has its own file, so that pages with lists do not also load the limits of
 * forms.
 */
export const TEXT_LANGUAGES = ['uk', 'en'] as const
