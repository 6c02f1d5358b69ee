import * as z from 'zod/mini'
import { MESSENGERS } from './order-values.ts'
import { CITY_MAX, CONTACT_NAME_MAX, REASON_MAX, WORD_MAX, WORDS_MAX } from './writing-values.ts'

/** A text of one line without control characters. */
export function line(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u))
}

/** A text of several lines. The only control characters allowed are line breaks and tabs. */
export function paragraphs(min: number, max: number) {
  return z
    .string()
    .check(
      z.trim(),
      z.minLength(min),
      z.maxLength(max),
      z.regex(/^[^\p{Cc}\n\r\t]*(?:[\n\r\t][^\p{Cc}\n\r\t]*)*$/u),
    )
}

/** A text in Ukrainian, English or both. Validation fails with `required` if both are missing. */
export function bilingual<T extends z.ZodMiniType<string, string>>(text: T) {
  return z
    .strictObject({ uk: z.optional(text), en: z.optional(text) })
    .check(
      z.refine((value) => value.uk !== undefined || value.en !== undefined, { params: { code: 'required' } }),
    )
}

/** A list of short tags: processes, materials or certificates. */
export const Words = z.array(line(1, WORD_MAX)).check(z.maxLength(WORDS_MAX))
export const City = line(1, CITY_MAX)
export const ContactName = line(1, CONTACT_NAME_MAX)

/**
 * Values of the extra fields of a category, by the key of the field. The schema checks only types and sizes. The
 * server compares the values with the category.
 */
export const Attributes = z.record(
  z.string().check(z.maxLength(80)),
  z.union([
    z.string().check(z.maxLength(500)),
    z.number(),
    z.boolean(),
    z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)),
  ]),
)

/** The version that the caller has read. The call fails with `stale` if the database has a newer version. */
export const versionField = { version: z.optional(z.int()) }

/** `submit` also submits a draft or a rejected listing for approval, in the same transaction as the edit. */
export const submitField = { submit: z.optional(z.boolean()) }

export const Messengers = z.array(z.enum(MESSENGERS)).check(z.maxLength(MESSENGERS.length))

/** A honeypot field. The form hides it, so only robots fill it in. */
export const honeypotField = { website: z.optional(z.string().check(z.maxLength(500))) }

/** The reason for a status change. Required when staff reject or block a listing. */
export const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX))
