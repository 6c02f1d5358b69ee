import type { LocaleCode } from '@verstat/i18n'
import { plainNumber } from '../plural.ts'
import type { Random } from '../random.ts'

type Part =
  | string
  | { readonly fact: string }
  | { readonly range: readonly [from: number, steps: number, step: number] }

/**
 * Replaces the braces of a template. `{year}` becomes the fact `year`. `{200-600:50}` becomes a random number in steps
 * of 50. Returns null if one of the facts is null. Throws if a fact does not exist.
 */
export function fillTemplate(
  template: string,
  facts: Readonly<Record<string, string | null>>,
  random: Random,
  locale: LocaleCode,
): string | null {
  let text = ''
  for (const part of partsOf(template)) {
    if (typeof part === 'string') text += part
    else if ('range' in part) {
      const [from, steps, step] = part.range
      text += plainNumber(from + random.int(0, steps) * step, locale)
    } else {
      const value = facts[part.fact]
      if (value === undefined) throw new Error(`There is no fact ${part.fact} for: ${template}`)
      if (value === null) return null
      text += value
    }
  }
  return text
}

/** Fills a random template whose facts are all known. Returns null if there is no such template. */
export function fillOneOf(
  templates: readonly string[],
  facts: Readonly<Record<string, string | null>>,
  random: Random,
  locale: LocaleCode,
): string | null {
  if (templates.length === 0) return null
  const first = random.int(0, templates.length - 1)
  for (let i = 0; i < templates.length; i++) {
    const text = fillTemplate(templates[(first + i) % templates.length] ?? '', facts, random, locale)
    if (text !== null) return text
  }
  return null
}

// The parsed templates are cached. Templates are constants, so each is parsed only once.
const compiled = new Map<string, readonly Part[]>()

function partsOf(template: string): readonly Part[] {
  const known = compiled.get(template)
  if (known) return known
  const pieces = template.split(/\{([^}]*)\}/)
  const parts = pieces.map((piece, i) => (i % 2 === 0 ? piece : readBraces(piece, pieces[i - 1] ?? '')))
  compiled.set(template, parts)
  return parts
}

/**
 * Reads the content of one pair of braces. After a vowel, `{cityIn}` means the fact `cityInAfterVowel`, because
 * Ukrainian then has «в Дніпрі» instead of «у Дніпрі».
 */
function readBraces(braces: string, before: string): Part {
  const range = /^(\d+)-(\d+):(\d+)$/.exec(braces)
  if (!range)
    return { fact: braces === 'cityIn' && /[аеєиіїоуюя] $/.test(before) ? 'cityInAfterVowel' : braces }
  const [from, to, step] = [Number(range[1]), Number(range[2]), Number(range[3])]
  return { range: [from, Math.floor((to - from) / step), step] }
}
