const VOWEL = /[aeiouy]/

/** Stems a normalized English word: removes plural endings, -ing, -ed and a silent e. */
export function englishStem(word: string): string {
  if (word.length < 4) return word
  return tidy(withoutVerbEnding(withoutPlural(word)))
}

/** Removes derivational suffixes from a stem: `welder` and `welding` become `weld`, `printable` becomes `print`. */
export function englishRoot(stem: string): string {
  for (const ending of [
    'ational',
    'ization',
    'isation',
    'ation',
    'tion',
    'ment',
    'able',
    'ible',
    'ing',
    'er',
    'or',
  ]) {
    if (stem.endsWith(ending) && stem.length - ending.length >= 3) return tidy(stem.slice(0, -ending.length))
  }
  return stem
}

function withoutPlural(word: string): string {
  if (/(?:ss|us|is)$/.test(word)) return word
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (word.endsWith('ves') && word.length > 4) return `${word.slice(0, -3)}f`
  if (/(?:[sxz]|ch|sh)es$/.test(word)) return word.slice(0, -2)
  return word.endsWith('s') ? word.slice(0, -1) : word
}

function withoutVerbEnding(word: string): string {
  const stem = /(.+)(?:ing|ed)$/.exec(word)?.[1]
  return stem !== undefined && stem.length >= 2 && VOWEL.test(stem) ? stem : word
}

function tidy(stem: string): string {
  if (/([bdfgklmnprt])\1$/.test(stem) && !/(?:ll|ss|zz)$/.test(stem)) return stem.slice(0, -1)
  if (stem.endsWith('e') && stem.length > 3) return stem.slice(0, -1)
  // The endings y and i become equal, as in `company` and `companies`.
  if (stem.endsWith('y') && stem.length > 3) return `${stem.slice(0, -1)}i`
  return stem
}
