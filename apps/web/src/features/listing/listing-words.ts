import type { LocalizedText, OrderSummary, Picture, ProducerSummary, Unit } from '@verstat/contract'
import { type LocaleCode, pickText } from '@verstat/i18n'
import type { PictureSource } from '@verstat/ui/picture'
import type { PageContext } from '../../lib/page-context.ts'
import { keepWritten } from './keep-written.ts'

/** A text of a listing. `lang` is set only when the text is not in the language of the page. */
export type WrittenText = { readonly text: string; readonly lang?: LocaleCode }

/**
 * Returns the text in the language of the page, or else in the other language. Returns undefined when there is no text.
 */
export function writtenText(
  value: LocalizedText | null | undefined,
  locale: LocaleCode,
): WrittenText | undefined {
  const { text, lang } = pickText(value, locale)
  if (text === null) return undefined
  const kept = keepWritten(text)
  return lang === locale ? { text: kept } : { text: kept, lang }
}

export type WrittenParagraphs = { readonly paragraphs: readonly string[]; readonly lang?: LocaleCode }

/** Splits a text into paragraphs at blank lines. Single line breaks are kept. */
export function writtenParagraphs(
  value: LocalizedText | null | undefined,
  locale: LocaleCode,
): WrittenParagraphs {
  const { text = '', ...lang } = writtenText(value, locale) ?? {}
  const paragraphs = text.split(/\r?\n\s*\n/).map((part) => part.trim())
  return { paragraphs: paragraphs.filter(Boolean), ...lang }
}

/**
 * Returns a text that is stored once for both languages, such as a name. On an English page, a Cyrillic text is marked
 * as Ukrainian.
 */
export function ownText(text: string, locale: LocaleCode): WrittenText {
  return locale !== 'uk' && /\p{Script=Cyrillic}/u.test(text) ? { text, lang: 'uk' } : { text }
}

export function producerName(
  name: string,
  locale: LocaleCode,
): { readonly name: string; readonly nameLang?: LocaleCode } {
  const { lang } = ownText(name, locale)
  return lang ? { name, nameLang: lang } : { name }
}

/** Returns a quantity such as «500 шт.» (500 pieces). Without a number, returns the owner's note about the quantity. */
export function orderQuantity(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  { quantity, unit, quantityNote }: Pick<OrderSummary, 'quantity' | 'unit' | 'quantityNote'>,
): WrittenText | undefined {
  if (quantity !== null && unit !== null) return { text: format.quantity(quantity, unit) }
  return writtenText(quantityNote, t.locale)
}

/** Returns when an order moved up in the lists, if that was not on the day of its publication. */
export function raisedAt(
  format: PageContext['format'],
  { publishedAt, bumpedAt }: Pick<OrderSummary, 'publishedAt' | 'bumpedAt'>,
): string | undefined {
  if (publishedAt === null || bumpedAt === null) return undefined
  return format.fullDay(publishedAt) === format.fullDay(bumpedAt) ? undefined : bumpedAt
}

/**
 * Returns an amount in the genitive case, such as «2 комплектів» (2 sets). The prepositions «від» (from) and «до»
 * (up to) require this case. Abbreviated units have no genitive.
 */
export function amountAfterPreposition(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  value: number,
  unit: Unit,
): string {
  if (unit === 'set') return t('common.unit.set.genitive', { n: value })
  if (unit === 'other') return t('common.unit.other.genitive', { n: value })
  return format.quantity(value, unit)
}

/** Returns the minimum batch of a producer, such as «від 50 шт.» (from 50 pieces). */
export function minimumText(
  page: Pick<PageContext, 't' | 'format'>,
  { value, unit }: { readonly value: number; readonly unit: Unit },
): string {
  return page.t('fields.producer.moqFrom', { amount: amountAfterPreposition(page, value, unit) })
}

/** Picks the fields that a page needs, because loader data is sent with the page. */
export function pictureSource({ url, width, height, widths, placeholder, alt }: Picture): PictureSource {
  return { url, width, height, widths, placeholder, alt }
}

/**
 * Texts about a verification. `badge` tells what was checked and until when the verification is valid, and `row` tells
 * the same in a column of verifications. `short` only tells until when. `exact` also tells the date of the check.
 */
export type VerificationText = {
  readonly badge: string
  readonly row: string
  readonly short: string
  readonly exact: string
}

/** Returns the texts about a verification, or undefined when there is none or it has expired. */
export function verificationText(
  { t, format, now }: Pick<PageContext, 't' | 'format' | 'now'>,
  verification: ProducerSummary['verification'],
): VerificationText | undefined {
  if (!verification || Date.parse(verification.until) <= now().getTime()) return undefined
  const { source, verifiedAt } = verification
  // The verification ends at midnight. Show the last valid day and not the day after it.
  const until = format.fullDay(new Date(Date.parse(verification.until) - 1))
  return {
    badge: t(`producers.verified.badge.${source}`, { until }),
    row: t(`producers.verified.row.${source}`, { until }),
    short: t('producers.verified.short', { until }),
    exact: t('producers.verified.until', { date: format.fullDay(verifiedAt), until }),
  }
}
