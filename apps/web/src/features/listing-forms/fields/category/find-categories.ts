import type { FormCategory } from '../../values/form-fields.ts'

const RESULTS_MAX = 12

/**
 * Finds categories by the beginnings of words. Every typed word must begin a word in the name of the category or of its
 * root category.
 */
export function findCategories(categories: readonly FormCategory[], query: string): readonly FormCategory[] {
  const stems = wordsOf(query).map(stem)
  if (stems.length === 0) return []
  const matches = ({ name, root }: FormCategory) => {
    const words = wordsOf(`${name} ${root}`)
    return stems.every((each) => words.some((word) => word.startsWith(each)))
  }
  const inName = ({ name }: FormCategory) =>
    stems.some((each) => wordsOf(name).some((word) => word.startsWith(each)))
  const found = categories.filter(matches)
  // Categories whose own name matches come before categories whose root category matches.
  return [...found.filter(inName), ...found.filter((each) => !inName(each))].slice(0, RESULTS_MAX)
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll(/[’'ʼ`]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Cuts off the ending of a word, so that «фрезерувати» finds «Фрезерування». */
function stem(word: string): string {
  return word.length > 5 ? word.slice(0, -2) : word
}
