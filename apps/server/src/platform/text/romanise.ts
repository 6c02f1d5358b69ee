/** The official Ukrainian romanisation (2010), letter by letter; what a letter is at the start of a word. */
const LETTERS: Readonly<Record<string, string>> = {
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
  ь: '',
  ю: 'iu',
  я: 'ia',
  '’': '',
}
const INITIALS: Readonly<Record<string, string>> = { є: 'ye', ї: 'yi', й: 'y', ю: 'yu', я: 'ya' }

/** Ukrainian text in Latin letters: «Згурський Юрій» → "Zghurskyi Yurii". Other characters stay as they are. */
export function romanise(text: string): string {
  return text.replace(/[а-яґєії’]+/giu, romaniseWord)
}

function romaniseWord(word: string): string {
  const lower = word.toLowerCase()
  let latin = ''
  for (let i = 0; i < lower.length; i++) {
    const letter = lower.charAt(i)
    const plain = (i === 0 ? INITIALS[letter] : undefined) ?? LETTERS[letter] ?? letter
    latin += letter === 'г' && lower.charAt(i - 1) === 'з' ? 'gh' : plain
  }
  if (word === lower) return latin
  const isShouted = word.length > 1 && word === word.toUpperCase()
  return isShouted ? latin.toUpperCase() : latin.charAt(0).toUpperCase() + latin.slice(1)
}
