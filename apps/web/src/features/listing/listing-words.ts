import type { LocalizedText, OrderSummary, Picture, ProducerSummary, Unit } from '@verstat/contract'
import { type LocaleCode, pickText } from '@verstat/i18n'
import type { PictureSource } from '@verstat/ui/picture'
import type { PageContext } from '../../lib/page-context.ts'

/** A text of a listing; `lang` only when it is not in the page's language. */
export type WrittenText = { readonly text: string; readonly lang?: LocaleCode }

/** The text in the page's language, else in the other one; undefined when there is none. */
export function writtenText(
  value: LocalizedText | null | undefined,
  locale: LocaleCode,
): WrittenText | undefined {
  const { text, lang } = pickText(value, locale)
  if (text === null) return undefined
  return lang === locale ? { text } : { text, lang }
}

/** A longer text as paragraphs. */
export type WrittenParagraphs = { readonly paragraphs: readonly string[]; readonly lang?: LocaleCode }

/** Blank lines part paragraphs; single line breaks stay as they are. */
export function writtenParagraphs(
  value: LocalizedText | null | undefined,
  locale: LocaleCode,
): WrittenParagraphs {
  const { text = '', ...lang } = writtenText(value, locale) ?? {}
  const paragraphs = text.split(/\r?\n\s*\n/).map((part) => part.trim())
  return { paragraphs: paragraphs.filter(Boolean), ...lang }
}

/** A text that is stored once for both languages: Ukrainian words on an English page carry their language. */
export function ownText(text: string, locale: LocaleCode): WrittenText {
  return locale !== 'uk' && /\p{Script=Cyrillic}/u.test(text) ? { text, lang: 'uk' } : { text }
}

/** A producer's name as a view carries it. */
export function producerName(
  name: string,
  locale: LocaleCode,
): { readonly name: string; readonly nameLang?: LocaleCode } {
  const { lang } = ownText(name, locale)
  return lang ? { name, nameLang: lang } : { name }
}

/** «500 шт.», else the owner's own words about the quantity. */
export function orderQuantity(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  { quantity, unit, quantityNote }: Pick<OrderSummary, 'quantity' | 'unit' | 'quantityNote'>,
): WrittenText | undefined {
  if (quantity !== null && unit !== null) return { text: format.quantity(quantity, unit) }
  return writtenText(quantityNote, t.locale)
}

/** An amount after «від» or «до»: «2 комплектів»; abbreviated units do not change. */
export function amountAfterPreposition(
  { t, format }: Pick<PageContext, 't' | 'format'>,
  value: number,
  unit: Unit,
): string {
  if (unit === 'set') return t('common.unit.set.genitive', { n: value })
  if (unit === 'other') return t('common.unit.other.genitive', { n: value })
  return format.quantity(value, unit)
}

/** A producer's smallest batch: «від 50 шт.». */
export function minimumText(
  page: Pick<PageContext, 't' | 'format'>,
  { value, unit }: { readonly value: number; readonly unit: Unit },
): string {
  return page.t('fields.producer.moqFrom', { amount: amountAfterPreposition(page, value, unit) })
}

/** What a page needs of a picture: loader data travels in the page, so nothing more. */
export function pictureSource({ url, width, height, widths, placeholder, alt }: Picture): PictureSource {
  return { url, width, height, widths, placeholder, alt }
}

/** A verified badge's words: what was checked and until when it holds, and in full when that was. */
export type VerifiedWords = { readonly badge: string; readonly exact: string }

/** The badge while the verification holds; a lapsed one shows nothing. */
export function verifiedWords(
  { t, format, now }: Pick<PageContext, 't' | 'format' | 'now'>,
  verification: ProducerSummary['verification'],
): VerifiedWords | undefined {
  if (!verification || Date.parse(verification.until) <= now().getTime()) return undefined
  const { source, verifiedAt } = verification
  // The last day on which it holds, not the midnight after it.
  const until = format.fullDay(new Date(Date.parse(verification.until) - 1))
  return {
    badge: t(`producers.verified.badge.${source}`, { until }),
    exact: t('producers.verified.until', { date: format.fullDay(verifiedAt), until }),
  }
}
