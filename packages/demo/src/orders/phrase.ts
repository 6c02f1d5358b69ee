import { formatNumber } from '@verstat/i18n'
import { enCount, ukCount } from '../plural.ts'
import type { Random } from '../random.ts'

/** Texts that share the same choices, such as a sentence in two languages or a noun in its cases. */
export type Phrase<Name extends string> = {
  readonly sizes: readonly number[]
  readonly texts: Readonly<Record<Name, CompiledText>>
}

type CompiledText = { readonly parts: readonly string[]; readonly options: readonly (readonly string[])[] }

/**
 * Parses the braces of each text. Throws if the texts have different numbers of options, because one random choice
 * selects the option in all texts.
 */
export function compilePhrase<const Name extends string>(
  sources: Readonly<Record<Name, string>>,
): Phrase<Name> {
  let sizes: readonly number[] | undefined
  const texts = Object.entries<string>(sources).map(([name, source]) => {
    const text = compileText(source, name === 'en' ? 'en' : 'uk')
    const own = text.options.map((list) => list.length)
    sizes ??= own
    if (own.join() !== sizes.join())
      throw new Error(`The choices differ in: ${Object.values(sources).join(' / ')}`)
    return [name, text] as const
  })
  return { sizes: sizes ?? [], texts: Object.fromEntries(texts) as Record<Name, CompiledText> }
}

export function drawChoices(random: Random, { sizes }: Phrase<string>): readonly number[] {
  return sizes.length === 0 ? NONE : sizes.map((size) => random.int(0, size - 1))
}

export function writePhrase<Name extends string>(
  phrase: Phrase<Name>,
  name: Name,
  choices: readonly number[],
): string {
  const { parts, options } = phrase.texts[name]
  let text = parts[0] ?? ''
  for (let i = 0; i < options.length; i++)
    text += (options[i]?.[choices[i] ?? 0] ?? '') + (parts[i + 1] ?? '')
  return text
}

const NONE: readonly number[] = []

function compileText(source: string, locale: 'uk' | 'en'): CompiledText {
  const pieces = source.split(/\{([^}]*)\}/)
  return {
    parts: pieces.filter((_, i) => i % 2 === 0),
    options: pieces.filter((_, i) => i % 2 === 1).map((choice) => optionsOf(choice, locale)),
  }
}

function optionsOf(choice: string, locale: 'uk' | 'en'): readonly string[] {
  const range = /^(\d+)-(\d+)(?:\/(\d+))?(?::(.+))?$/.exec(choice)
  if (!range) return choice.split('|')
  const [min, max, step] = [Number(range[1]), Number(range[2]), Number(range[3] ?? 1)]
  const numbers = Array.from({ length: Math.floor((max - min) / step) + 1 }, (_, i) => min + i * step)
  const [one = '', few = '', many = ''] = range[4]?.split('|') ?? []
  if (!one) return numbers.map((value) => formatNumber(value, locale))
  return numbers.map((value) =>
    locale === 'uk' ? ukCount(value, [one, few, many]) : enCount(value, one, few || undefined),
  )
}
