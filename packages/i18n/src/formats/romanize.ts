/**
 * Romanises Ukrainian text by the official table of 2010, for example «Стрий» as Stryi. Other characters stay
 * unchanged.
 */
export function romanize(text: string): string {
  return text.replace(/\p{Script=Cyrillic}[\p{Script=Cyrillic}ʼ’']*/gu, romanizeWord)
}

function romanizeWord(word: string): string {
  const letters = word.replace(/[ʼ’'ьЬ]/g, '')
  const latin = letters.replace(/зг|./giu, (letter, at: number) => {
    const lower = letter.toLowerCase()
    const plain = (at === 0 ? FIRST[lower] : undefined) ?? LETTERS[lower] ?? letter
    return letter.charAt(0) === lower.charAt(0) ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
  })
  return letters.length > 1 && letters === letters.toUpperCase() ? latin.toUpperCase() : latin
}

/** Letters that are romanised differently at the start of a word. */
const FIRST: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

const LETTERS: Readonly<Record<string, string>> = {
  зг: 'zgh',
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'h',
  ґ: 'g',
  д: 'd',
  е: 'e',
  є: 'ie',
  ж: 'zh',
  з: 'z',
  и: 'y',
  і: 'i',
  ї: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ю: 'iu',
  я: 'ia',
}
