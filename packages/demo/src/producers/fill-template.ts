import type { LocaleCode } from '@verstat/i18n'
import { plainNumber } from '../plural.ts'
import type { Random } from '../random.ts'

type Part =
  | string
  | { readonly fact: string }
  | { readonly range: readonly [from: number, steps: number, step: number] }

/**
 * Fills braces: `{year}` from the facts, `{200-600:50}` a number in steps of 50. Null when a fact is null, so the
 * text does not apply. Throws for an unknown fact.
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

/** One of the templates that can be filled; null when none can. */
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

// Cached: templates are constants, each is parsed once.
const compiled = new Map<string, readonly Part[]>()

function partsOf(template: string): readonly Part[] {
  const known = compiled.get(template)
  if (known) return known
  const pieces = template.split(/\{([^}]*)\}/)
  const parts = pieces.map((piece, i) => (i % 2 === 0 ? piece : readBraces(piece, pieces[i - 1] ?? '')))
  compiled.set(template, parts)
  return parts
}

/** `{cityIn}` is «у Дніпрі», but `{cityInAfterVowel}`, «в Дніпрі», after a vowel. */
function readBraces(braces: string, before: string): Part {
  const range = /^(\d+)-(\d+):(\d+)$/.exec(braces)
  if (!range)
    return { fact: braces === 'cityIn' && /[аеєиіїоуюя] $/.test(before) ? 'cityInAfterVowel' : braces }
  const [from, to, step] = [Number(range[1]), Number(range[2]), Number(range[3])]
  return { range: [from, Math.floor((to - from) / step), step] }
}
