const ENDINGS = endings(
  `ими іми ого ього ому ьому ами ями има ові еві єві ість їми ої
   ий ій им ім их іх ою ею єю їй ам ям ах ях ом ем єм ів їв ей
   увати ювати ити ати яти ути іти їти уємо юємо яємо аємо ємо емо имо їмо
   ують юють ають яють ять уть ють ать ується юється ться
   а я о е є и і ї у ю ь й`,
)
/** Endings whose letters just as often belong to the stem, as in альбом, килим, прийом, металеві and халати. */
const DOUBTFUL = new Set(
  'ом ем єм им ім ам ям ах ей ій их ів ому ові еві ити ати яти ути іти ать ять'.split(' '),
)
/**
 * Words whose і becomes е in other forms, as папір becomes паперу. In words that are not on this list, і becomes о or
 * stays.
 */
const I_IS_E =
  /^(?:папір|камін|ремін|гребін|корін|щебін|ступін|кремін|ячмін|промін|перстін|печін|кліть|піч|річ|лід|мід|перед)$/

/**
 * Returns the possible stems of a normalized Ukrainian word, the likeliest first. Some forms are ambiguous: стіл may
 * have the stem стол or стел, and the letters им in килим may be an ending. Soft signs are removed.
 */
export function ukrainianStems(word: string): readonly string[] {
  const stems = new Set<string>()
  for (const { stem, ending } of cuts(word)) {
    const plain = tidy(stem)
    // A word that consists only of a soft sign would have an empty stem, so it is its own stem.
    for (const form of plain === '' ? [word] : sounds(plain, ending)) stems.add(form)
  }
  return [...stems]
}

type Cut = { readonly stem: string; readonly ending: string }

function cuts(word: string): Cut[] {
  if (word.length <= 2) return [{ stem: word, ending: '' }]
  const ending = ENDINGS.find(
    (each) => word.endsWith(each) && word.length - each.length >= (each.length > 1 ? 3 : 2),
  )
  if (ending === undefined) return [{ stem: word, ending: '' }]
  const cut = { stem: word.slice(0, -ending.length), ending }
  if (!DOUBTFUL.has(ending)) return [cut]
  const last = word.slice(-1)
  // If the word ends in a vowel, this vowel alone may be the ending. Otherwise the word may have no ending.
  const shorter = /[аеєиіїоуюяй]/.test(last)
    ? { stem: word.slice(0, -1), ending: last }
    : { stem: word, ending: '' }
  return shorter.stem.length >= 3 ? [cut, shorter] : [cut]
}

function tidy(stem: string): string {
  const plain = stem.replaceAll('ь', '')
  return /([бвгджзклмнпрстфхцчшщ])\1$/.test(plain) ? plain.slice(0, -1) : plain
}

/** Returns the stem and its variants with other sounds. The ending decides which variants are possible. */
function sounds(stem: string, ending: string): string[] {
  if (ending === '' || ending === 'ь') return [stem, ...closedSyllable(stem)]
  if (ending === 'ю') return [stem, ...closedI(stem)]
  if (ending === 'і' && stem.length >= 3) {
    if (stem.endsWith('ц')) return [stem, `${stem.slice(0, -1)}к`]
    if (stem.endsWith('з')) return [stem, `${stem.slice(0, -1)}г`]
  }
  return [stem]
}

function closedSyllable(stem: string): string[] {
  return [...closedI(stem), ...fleeting(stem)]
}

/** The vowel і alternates with о or е: стіл and стола, папір and паперу. */
function closedI(stem: string): string[] {
  const at = /і[бвгджзйклмнпрстфхцчшщ]{1,2}$/.exec(stem)?.index
  if (at === undefined || stem.length < 3) return []
  return [`${stem.slice(0, at)}${I_IS_E.test(stem) ? 'е' : 'о'}${stem.slice(at + 1)}`]
}

/** The vowel о or е disappears in other forms: дошок and дошка, вікон and вікна, кілець and кільця. */
function fleeting(stem: string): string[] {
  const match = /^(.*[бвгджзйклмнпрстфхцчшщ])[оеє]([кнцлр])$/.exec(stem)
  const [, head = '', tail = ''] = match ?? []
  return match && head.length >= 2 ? [head + tail] : []
}

const SUFFIXES = endings(
  `увалн ювалн овалн увал ювал увалник ювалник алник ялник илник елник ілник алн ялн илн елн ілн
   юван уван ован йован уват оват ен ян ан їн ичн ічн ійн їйн
   ськ зк цк ов ев єв ин ін івник ник нищ ниц ництв івництв щик щиц чик ист іст аст
   арн ярн ачк к н ик ок ечк очк оньк еньк ств овк`,
)

/**
 * Removes derivational suffixes from a stem but keeps at least three letters. The stem of металевий becomes метал, and
 * that of зварювальний becomes звар.
 */
export function ukrainianRoot(stem: string): string {
  let root = stem
  for (let step = 0; step < 2; step += 1) {
    const suffix = SUFFIXES.find((each) => root.endsWith(each) && root.length - each.length >= 3)
    if (suffix === undefined) break
    root = tidy(root.slice(0, -suffix.length))
  }
  // Verb forms differ by an л: виготовл(ємо) and виготов(ити).
  return root.length > 4 ? root.replace(/([бвмпф])л$/, '$1') : root
}

function endings(list: string): readonly string[] {
  return list
    .trim()
    .split(/\s+/)
    .toSorted((a, b) => b.length - a.length)
}
