/** A Ukrainian place name in Latin letters by the official table of 2010: «Стрий» → Stryi, «Згурівка» → Zghurivka. */
export function romanize(name: string): string {
  return name
    .replace(/[ʼ’'ьЬ]/g, '')
    .replace(/[Зз]г|\p{Script=Cyrillic}/gu, (letters, at: number, whole: string) => {
      const lower = letters.toLowerCase()
      const isFirst = !/\p{L}/u.test(whole.charAt(at - 1))
      const latin = (isFirst ? FIRST[lower] : undefined) ?? LETTERS[lower] ?? letters
      return letters.charAt(0) === lower.charAt(0) ? latin : latin.charAt(0).toUpperCase() + latin.slice(1)
    })
}

/** Letters that are written otherwise at the beginning of a word. */
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
