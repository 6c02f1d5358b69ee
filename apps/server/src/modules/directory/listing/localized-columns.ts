import type { LocalizedText } from '@verstat/contract'

/** The two columns of a text as the wire carries it: only the languages it is written in. */
export function localized(uk: string | null, en: string | null): LocalizedText {
  return { ...(uk === null ? {} : { uk }), ...(en === null ? {} : { en }) }
}

/** The same for a text that may be missing altogether. */
export function localizedOrNull(uk: string | null, en: string | null): LocalizedText | null {
  return uk === null && en === null ? null : localized(uk, en)
}
