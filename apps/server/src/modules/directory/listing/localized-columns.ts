import type { LocalizedText } from '@verstat/contract'

/** Converts the columns of the two languages to the format of the API, which omits missing languages. */
export function localized(uk: string | null, en: string | null): LocalizedText {
  return { ...(uk === null ? {} : { uk }), ...(en === null ? {} : { en }) }
}

/** Like `localized`, but null when both languages are missing. */
export function localizedOrNull(uk: string | null, en: string | null): LocalizedText | null {
  return uk === null && en === null ? null : localized(uk, en)
}
