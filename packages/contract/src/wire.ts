import * as z from 'zod/mini'
import { DrawingFacts } from './uploads/drawing-facts.ts'
import { FILE_ACCESSES, READING_STATES } from './uploads/upload-values.ts'
import { CURRENCIES, LOCALE_CODES, PAGE_LIMIT_DEFAULT, PAGE_LIMIT_MAX } from './wire-values.ts'

export const LocalizedText = z.object({ uk: z.optional(z.string()), en: z.optional(z.string()) })
export type LocalizedText = z.infer<typeof LocalizedText>

export const BilingualName = z.object({ uk: z.string(), en: z.string() })
export type BilingualName = z.infer<typeof BilingualName>

/** Date and time in ISO 8601 format in UTC. */
export const Instant = z.iso.datetime()
/** A calendar day in Kyiv, such as `2026-11-20`. */
export const Day = z.iso.date()
export const Id = z.uuid()

/** Ids of a query string, separated by commas. */
export const idList = (max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.maxLength(max * 37)),
      z.transform((text) => text.split(',')),
    ),
    z.array(Id).check(z.maxLength(max)),
  )

/** A short text that identifies a category, region or plan. */
export const Code = z.string().check(z.maxLength(80))

export const Currency = z.enum(CURRENCIES)
export type Currency = z.infer<typeof Currency>

/** An amount in minor units of its currency, such as kopiykas or cents. */
export const Money = z.object({ amountMinor: z.int(), currency: Currency })
export type Money = z.infer<typeof Money>

/** `url` is the largest WebP file. For each of `widths` there are also `/media/{id}/{width}.avif` and `.webp`. */
export const Picture = z.object({
  id: Id,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
  /** A tiny preview as a data URI. Pages show it blurred while the picture loads. */
  placeholder: z.string(),
  alt: z.nullable(z.string()),
  /**
   * Present only on private pictures. Their URLs expire after ten minutes, and work only for those who may open them:
   * staff open a picture with `openFileAsStaff`.
   */
  isPublic: z.optional(z.literal(false)),
  /** Who may open a private picture of an order. */
  access: z.optional(z.enum(FILE_ACCESSES)),
})
export type Picture = z.infer<typeof Picture>

/** What a route with `media` answers: the content of a file and the name under which a browser saves it. */
export const AnsweredFile = z.object({
  name: z.string().check(z.regex(/^[\w.-]+$/)),
  content: z.instanceof(Uint8Array),
})
/** The language of a file that a link in a page opens. The default is the language of the call. */
export const langField = { lang: z.optional(z.enum(LOCALE_CODES)) }

/** A document that the caller may open. URLs of documents that are not public expire after ten minutes. */
export const FileLink = z.object({
  id: Id,
  name: z.string(),
  mime: z.string(),
  size: z.int(),
  url: z.string(),
  reading: z.enum(READING_STATES),
  /** Null unless `reading` is `ready`. */
  facts: z.nullable(DrawingFacts),
  /** A picture of the content. Null when the content has no shape to draw. */
  preview: z.nullable(Picture),
  /** What the viewer in the page loads: see `DrawingFacts`. Null when there is nothing to turn or to measure. */
  viewUrl: z.nullable(z.string()),
})
export type FileLink = z.infer<typeof FileLink>

/** A file as its owner and staff see it. `isPublic` says whether `access` is `public`. */
export const OwnFile = z.extend(FileLink, { isPublic: z.boolean(), access: z.enum(FILE_ACCESSES) })

/** A whole number. It may also be a text of digits, because a query string contains only texts. */
export function wholeNumber(min: number, max: number) {
  return z.pipe(
    z.union([z.number(), z.pipe(z.string().check(z.regex(/^\d{1,15}$/)), z.transform(Number))]),
    z.int().check(z.gte(min), z.lte(max)),
  )
}

export const Email = z.string().check(z.trim(), z.maxLength(254), z.email())
export const Phone = z.string().check(z.trim(), z.e164())

export const pageFields = {
  page: z._default(z.int().check(z.gte(1), z.lte(1_000_000_000)), 1),
  limit: z._default(z.int().check(z.gte(1), z.lte(PAGE_LIMIT_MAX)), PAGE_LIMIT_DEFAULT),
}

/** Has the same meaning as `pageFields`, but reads the numbers from a query string. */
export const pageQueryFields = {
  page: z._default(wholeNumber(1, 1_000_000_000), 1),
  limit: z._default(wholeNumber(1, PAGE_LIMIT_MAX), PAGE_LIMIT_DEFAULT),
}

/** The fields of one page of a list. If `totalExact` is false, the counting stopped at `total`. */
export function listFields<S extends z.ZodMiniType>(item: S) {
  return {
    items: z.array(item),
    page: z.int(),
    limit: z.int(),
    total: z.int(),
    totalExact: z.boolean(),
    pages: z.int(),
  }
}

/** How many listings have this value of a filter. */
export const FacetCount = z.object({ value: z.string(), count: z.int() })
export type FacetCount = z.infer<typeof FacetCount>
