/**
 * Whether a password follows a simple pattern: repeated characters or groups of characters, neighbouring characters of
 * an alphabet or keyboard, dates, common words, or the `personal` words (the user's names and e-mail addresses). The
 * server uses this function when it checks a password, and the browser uses it for the strength meter.
 */
export function isGuessablePassword(password: string, personal: readonly string[] = []): boolean {
  const plain = plainly(password)
  const unit = shortestUnit(plain)
  if (unit.length <= SHORT_UNIT && unit.length < plain.length) return true
  const words = [...WORDS, ...personal.flatMap(personalWords)]
  if (words.includes(plain.replaceAll(/[^\p{L}]/gu, ''))) return true
  return countPieces(unit, words) <= FEWEST_PIECES
}

/** An attacker guesses a password with at most this many pieces in seconds. `countPieces` says what a piece is. */
const FEWEST_PIECES = 3
const SHORT_UNIT = 4
const LONGEST = 128
/** Two neighbouring characters may be chance, so only longer sequences count as a pattern. */
const SHORTEST_RUN = 3

/** Common passwords, and words of this product in Ukrainian and English. */
const WORDS = [
  ...[
    'password',
    'passw0rd',
    'p@ssw0rd',
    'iloveyou',
    'letmein',
    'welcome',
    'monkey',
    'dragon',
    'пароль',
    'кохання',
  ],
  ...['admin', 'administrator', 'moderator', 'support', 'user', 'customer', 'producer', 'verstat', 'верстат'],
  ...['адмін', 'адміністратор', 'модератор', 'підтримка', 'користувач', 'замовник', 'виробник'],
] as const

/**
 * Sequences of neighbouring characters: alphabets, digits, the rows and columns of Latin and Ukrainian keyboards, and
 * number pads.
 */
const ROWS = [
  ...['abcdefghijklmnopqrstuvwxyz', 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', '01234567890', '13579', '02468'],
  ...['`1234567890-=', '!@#$%^&*()_+', '!"№;%:?*()_+', '147258369', '159753'],
  ...['qwertyuiop[]\\', "asdfghjkl;'", 'zxcvbnm,./', 'йцукенгшщзхїґ', 'фівапролджє', 'ячсмитьбю.'],
  ...['1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik,9ol.0p;/', '1йфя2цыч3увс4кам5епи6нрт7гоь8шлб9щдю', '1йфя2ціч3увс'],
].flatMap((row) => [row, [...row].reverse().join('')])

const DATE = /^(?:\d{1,2}[-./ ]?\d{1,2}[-./ ]?(?:19|20)\d\d|(?:19|20)\d\d(?:[-./ ]?\d{1,2}[-./ ]?\d{1,2})?)/

/** Converts full-width characters and letter case to one form and removes invisible characters. */
function plainly(text: string): string {
  return text
    .slice(0, LONGEST)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(/\s/gu, ' ')
    .normalize('NFC')
}

/**
 * Returns the shortest group of characters whose repetition gives `text`. The last repetition may be cut off. Returns
 * `text` itself when nothing repeats.
 */
function shortestUnit(text: string): string {
  for (let length = 1; length * 2 <= text.length; length += 1) {
    const unit = text.slice(0, length)
    if (unit.repeat(Math.ceil(text.length / length)).startsWith(text)) return unit
  }
  return text
}

/** Splits a name or an e-mail address into the words that a person might use in a password. */
function personalWords(text: string): string[] {
  const plain = plainly(text)
  return [plain, ...plain.split(/[^\p{L}\p{N}]+/u)].filter((word) => [...word].length >= SHORTEST_RUN)
}

/**
 * Counts the pieces of a password. A keyboard sequence, a date or a known word counts as one piece. Any other character
 * is also one piece.
 */
function countPieces(text: string, words: readonly string[]): number {
  let count = 0
  for (let at = 0; at < text.length; at += pieceLength(text.slice(at), words)) count += 1
  return count
}

function pieceLength(rest: string, words: readonly string[]): number {
  const date = DATE.exec(rest)?.[0].length ?? 0
  const word = Math.max(0, ...words.filter((each) => rest.startsWith(each)).map(({ length }) => length))
  let same = 1
  while (rest[same] === rest[0]) same += 1
  let run = 1
  while (run < rest.length && ROWS.some((row) => row.includes(rest.slice(0, run + 1)))) run += 1
  return Math.max(1, date, word, ...[same, run].filter((length) => length >= SHORTEST_RUN))
}
