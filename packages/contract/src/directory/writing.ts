import * as z from 'zod/mini'
import { CITY_MAX, CONTACT_NAME_MAX, REASON_MAX, WORD_MAX, WORDS_MAX } from './writing-values.ts'

/** What orders and producers share in what is written about them. */

/** One line: no line breaks, nothing that hides. */
export function line(min: number, max: number) {
  return z.string().check(z.trim(), z.minLength(min), z.maxLength(max), z.regex(/^[^\p{Cc}]*$/u))
}

/** Paragraphs: control characters other than line breaks and tabs are refused. */
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

/** A text in one or both languages; without any it is `required`. */
export function written<T extends z.ZodMiniType<string, string>>(text: T) {
  return z
    .strictObject({ uk: z.optional(text), en: z.optional(text) })
    .check(
      z.refine((value) => value.uk !== undefined || value.en !== undefined, { params: { code: 'required' } }),
    )
}

/** Short words of a list: processes, materials, certificates. */
export const Words = z.array(line(1, WORD_MAX)).check(z.maxLength(WORDS_MAX))
export const City = line(1, CITY_MAX)
export const ContactName = line(1, CONTACT_NAME_MAX)

/** Values of a category's extra fields by key; which keys and values are right, the category says. */
export const Attributes = z.record(
  z.string().check(z.maxLength(80)),
  z.union([
    z.string().check(z.maxLength(500)),
    z.number(),
    z.boolean(),
    z.array(z.string().check(z.maxLength(80))).check(z.maxLength(50)),
  ]),
)

/** The object that was edited is not the one that was read: `version` of what was read. */
export const versionField = { version: z.optional(z.int()) }

/** Sends a draft, or what was rejected, to approval with what the same call changes: both happen or neither does. */
export const submitField = { submit: z.optional(z.boolean()) }

/** Stays empty: only robots fill it. */
export const honeypotField = { website: z.optional(z.string().check(z.maxLength(500))) }

/** Why somebody does what they do to a listing; required when staff rejects or blocks. */
export const Reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(REASON_MAX))
