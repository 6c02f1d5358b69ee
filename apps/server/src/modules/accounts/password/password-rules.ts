import type { FieldProblem } from '../../../platform/http/app-error.ts'
import { isCommonPassword } from '../../../platform/security/common-passwords.ts'

/** What a guesser knows about a person and a place. */
export type PersonalWords = {
  readonly emails?: readonly (string | undefined)[]
  /** The operator's name of the directory. */
  readonly brand?: string
}

/** Words of this place, in the product's two languages; digits and signs around one make it no better. */
const WORDS_OF_THIS_PLACE: ReadonlySet<string> = new Set([
  'verstat',
  'верстат',
  'administrator',
  'moderator',
  'customer',
  'producer',
  'адміністратор',
  'модератор',
  'замовник',
  'виробник',
])

/**
 * What is wrong with a new password besides its length. `given` holds both entries as they were typed: they are
 * compared even when one of them is wrong by itself.
 */
export function passwordProblems(
  password: string | undefined,
  given: { readonly password?: unknown; readonly passwordConfirmation?: unknown },
  { emails = [], brand = '' }: PersonalWords,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const lower = password?.toLowerCase()
  if (lower !== undefined && emails.some((email) => email?.toLowerCase() === lower)) {
    problems.push({ path: 'password', code: 'password_is_email' })
  } else if (password !== undefined && (isCommonPassword(password) || isWordOfThisPlace(password, brand))) {
    problems.push({ path: 'password', code: 'password_common' })
  }
  const { password: first, passwordConfirmation: second } = given
  if (typeof first === 'string' && typeof second === 'string' && first !== second) {
    problems.push({ path: 'passwordConfirmation', code: 'password_mismatch' })
  }
  return problems
}

function isWordOfThisPlace(password: string, brand: string): boolean {
  const letters = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}]/gu, '')
  const word = letters(password)
  return WORDS_OF_THIS_PLACE.has(word) || (word !== '' && word === letters(brand))
}
