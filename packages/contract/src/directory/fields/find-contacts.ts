/** Ways to contact somebody that a text may contain. */
export const CONTACT_KINDS = ['email', 'link', 'handle', 'phone'] as const
export type ContactKind = (typeof CONTACT_KINDS)[number]

export type FoundContact = { readonly kind: ContactKind; readonly start: number; readonly end: number }

/**
 * Without `https://` or `www.`, a name with a dot is a link only if it ends with one of these top-level domains. This
 * excludes texts such as «сталь.Отвори» (a missing space after a full stop) and «M8.8».
 */
const ZONES =
  'com|net|org|info|biz|shop|store|online|site|pro|app|dev|me|co|io|eu|pl|de|tech|ua|укр|space|top'
const NAME = '[\\p{L}\\p{N}](?:[\\p{L}\\p{N}-]*[\\p{L}\\p{N}])?'
/** Separators inside a phone number. A line break separates two numbers. */
const GAP = '[ \\u00a0\\u202f()./\\u2010-\\u2014-]{0,3}'
const DIGITS = (n: number) => Array.from({ length: n }, () => '\\d').join(GAP)

/** The kinds are in the order in which they win when two of them match at the same place. */
const PATTERNS: readonly (readonly [ContactKind, RegExp])[] = [
  ['email', new RegExp(`(?<![\\p{L}\\p{N}._%+-])[\\p{L}\\p{N}._%+-]+@(?:${NAME}\\.)+\\p{L}{2,}`, 'giu')],
  ['link', /(?:https?:\/\/|www\.)[^\s<>«»"]+/giu],
  [
    'link',
    new RegExp(
      `(?<![\\p{L}\\p{N}.@-])(?:${NAME}\\.)+(?:${ZONES})(?![\\p{L}\\p{N}-])(?:/[^\\s<>«»"]*)?`,
      'giu',
    ),
  ],
  ['handle', /(?<![\p{L}\p{N}.@])@[a-z][a-z0-9_.]{2,}/giu],
  // An international number, a number of Ukraine without the plus, and one that begins with the code of an operator.
  ['phone', new RegExp(`(?<![\\d+])\\+${GAP}${DIGITS(10)}(?:${GAP}\\d){0,5}(?!\\d)`, 'gu')],
  ['phone', new RegExp(`(?<![\\d+]|\\d[.,])(?:38${GAP})?\\(?0\\d{2}\\)?${GAP}${DIGITS(7)}(?![\\d])`, 'gu')],
]
/** Every contact has one of these characters. Most texts of a form are empty or have none. */
const ANY_CONTACT = /[@.:\d]/
const TRAILING = /[.,;:!?)]+$/

/** Finds e-mail addresses, links, @names and phone numbers in a text, in the order of the text, without overlaps. */
export function findContacts(text: string): readonly FoundContact[] {
  if (!ANY_CONTACT.test(text)) return []
  const found: FoundContact[] = []
  for (const [kind, pattern] of PATTERNS) {
    for (const { 0: match, index } of text.matchAll(pattern)) {
      const end = index + match.replace(TRAILING, '').length
      if (found.every((other) => end <= other.start || index >= other.end)) {
        found.push({ kind, start: index, end })
      }
    }
  }
  return found.toSorted((one, other) => one.start - other.start)
}
