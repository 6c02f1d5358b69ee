/**
 * Common and official transliterations of Ukrainian, each with the letters for which it may stand. The longest come
 * first.
 */
const SPELLINGS: readonly (readonly [string, readonly string[]])[] = [
  ['shch', ['щ']],
  ['sch', ['щ', 'ш']],
  ['zgh', ['зг']],
  ['szcz', ['щ']],
  ['iya', ['ія', 'ия']],
  ['ija', ['ія']],
  ['iyu', ['ію']],
  ['iye', ['іє']],
  ['zh', ['ж']],
  ['kh', ['х']],
  ['ts', ['ц', 'тс']],
  ['tz', ['ц']],
  ['ch', ['ч']],
  ['sh', ['ш']],
  ['cz', ['ч']],
  ['sz', ['ш']],
  ['ie', ['є', 'іє', 'е']],
  ['ye', ['є', 'иє']],
  ['je', ['є']],
  ['iu', ['ю', 'ію']],
  ['yu', ['ю', 'ию']],
  ['ju', ['ю']],
  ['ia', ['я', 'ія']],
  ['ya', ['я', 'ия']],
  ['ja', ['я']],
  ['yi', ['ї', 'ий']],
  ['ji', ['ї']],
  ['yj', ['ий']],
  ['yy', ['ий']],
  ['ij', ['ій', 'ий']],
  ['iy', ['ій', 'ий']],
  ['ey', ['ей', 'ею']],
  ['qu', ['кв']],
  ['a', ['а']],
  ['b', ['б']],
  ['c', ['ц', 'к', 'с']],
  ['d', ['д']],
  ['e', ['е', 'є']],
  ['f', ['ф']],
  ['g', ['г']],
  ['h', ['г', 'х']],
  ['i', ['і', 'и', 'й', 'ї']],
  ['j', ['й', 'ж']],
  ['k', ['к']],
  ['l', ['л']],
  ['m', ['м']],
  ['n', ['н']],
  ['o', ['о']],
  ['p', ['п']],
  ['q', ['к']],
  ['r', ['р']],
  ['s', ['с']],
  ['t', ['т']],
  ['u', ['у']],
  ['v', ['в']],
  ['w', ['в', 'ш']],
  ['x', ['х', 'кс']],
  ['y', ['и', 'й', 'і']],
  ['z', ['з']],
]

/** Maximum number of readings of a word. Each ambiguous letter doubles the number. */
const MAX_READINGS = 96

/**
 * Returns the Ukrainian words that a transliterated word may stand for: `shvejka` becomes `швейка`. The likeliest comes
 * first. Soft signs are omitted, as in stems. The result is empty if not all characters of the word are Latin letters.
 */
export function ukrainianReadings(word: string): readonly string[] {
  if (!/^[a-z]+$/.test(word)) return []
  let readings = ['']
  for (let at = 0; at < word.length; ) {
    const spelling = SPELLINGS.find(([latin]) => word.startsWith(latin, at))
    if (!spelling) return []
    const [latin, letters] = spelling
    readings = letters.flatMap((letter) => readings.map((reading) => reading + letter)).slice(0, MAX_READINGS)
    at += latin.length
  }
  return [...new Set(readings)]
}
