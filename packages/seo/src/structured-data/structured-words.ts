import type { LocalizedText, Site } from '@verstat/contract'
import { type LocaleCode, localizePath, pickText, type Translator } from '@verstat/i18n'

import { clip } from '../clip.ts'

/** A schema.org object with its `@context`. */
export type JsonLd = Record<string, unknown>

export type StructuredWords = { readonly t: Translator; readonly site: Pick<Site, 'brand' | 'origin'> }

export const CONTEXT = 'https://schema.org'

/** Returns the absolute URL of a path in the language of the page. */
export function absolute({ t, site }: StructuredWords, path: string): string {
  return site.origin + localizePath(path, t.locale)
}

/** Returns the absolute URL of a picture or file. Such URLs have no language prefix. */
export function fileUrl({ site }: StructuredWords, path: string): string {
  return new URL(path, site.origin).href
}

const EXCERPT_MAX = 500

/** Returns the start of a long text. The page contains the whole text. */
export function excerpt(text: LocalizedText, locale: LocaleCode): string | undefined {
  const written = pickText(text, locale).text
  return written === null ? undefined : clip(written, EXCERPT_MAX)
}

/** Removes null, undefined and empty values, because schema.org has no null. */
export function known<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], null | undefined> } {
  return Object.fromEntries(
    Object.entries(value).filter(
      ([, each]) => each !== undefined && each !== null && !(Array.isArray(each) && each.length === 0),
    ),
  ) as { [K in keyof T]: Exclude<T[K], null | undefined> }
}
