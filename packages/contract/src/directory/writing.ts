import * as z from 'zod/mini'
import { CITY_MAX, CONTACT_NAME_MAX, REASON_MAX, WORD_MAX, WORDS_MAX } from './writing-values.ts'

/** Input schemas shared by orders and producers. */

/** A single line without control characters. */
export function line(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u))
}

/** Multi-line text: control characters other than line breaks and tabs are rejected. */
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

/** A text in Ukrainian, English or both. With neither, validation fails with `required`. */
export function bilingual<T extends z.ZodMiniType<string, string>>(text: T) {
  return z
    .strictObject({ uk: z.optional(text), en: z.optional(text) })
    .check(
      z.refine((value) => value.uk !== undefined || value.en !== undefined, { params: { code: 'required' } }),
    )
}

/** Short tags: processes, materials, certificates. */
export const Words = z.array(line(1, WORD_MAX)).check(z.maxLength(WORDS_MAX))
export const City = line(1, CITY_MAX)
export const ContactName = line(1, CONTACT_NAME_MAX)

/** Values of a category's extra fields, by key. The server checks them against the category. */
export const Attributes = z.record(
  z.string().check(z.maxLength(80)),
  z.union([
    z.string().check(z.maxLength(500)),
    z.number(),
    z.boolean(),
    z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)),
  ]),
)

/** The version that the caller read. A newer one in the database is refused with `stale`. */
export const versionField = { version: z.optional(z.int()) }

/** Also submits a draft or rejected listing for approval, atomically with the edit. */
export const submitField = { submit: z.optional(z.boolean()) }

/** Honeypot: hidden in the form, so only robots fill it. */
export const honeypotField = { website: z.optional(z.string().check(z.maxLength(500))) }

/** The reason for a status change; required when staff reject or block. */
export const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX))
