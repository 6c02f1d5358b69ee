import { isGuessablePassword } from '@verstat/contract/browser'
import type { FieldProblem } from '../../../platform/http/app-error.ts'
import { isCommonPassword } from '../../../platform/security/common-passwords.ts'

/** What a guesser knows about a person and a place. */
export type PersonalWords = {
  readonly emails?: readonly (string | undefined)[]
  /** First and last name, the company. */
  readonly names?: readonly (string | null | undefined)[]
  /** What the directory and its operator are called, in every language. */
  readonly place: readonly string[]
}

/**
 * What is wrong with a new password besides its length. `given` holds both entries as they were typed: they are
 * compared even when one of them is wrong by itself.
 */
export function passwordProblems(
  password: string | undefined,
  given: { readonly password?: unknown; readonly passwordConfirmation?: unknown },
  { emails = [], names = [], place }: PersonalWords,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const lower = password?.toLowerCase()
  if (lower !== undefined && emails.some((email) => email?.toLowerCase() === lower)) {
    problems.push({ path: 'password', code: 'password_is_email' })
  } else if (
    password !== undefined &&
    (isCommonPassword(password) ||
      isGuessablePassword(password, [...emails, ...names, ...place].filter(isText)))
  ) {
    problems.push({ path: 'password', code: 'password_common' })
  }
  const { password: first, passwordConfirmation: second } = given
  if (typeof first === 'string' && typeof second === 'string' && first !== second) {
    problems.push({ path: 'passwordConfirmation', code: 'password_mismatch' })
  }
  return problems
}

function isText(word: string | null | undefined): word is string {
  return typeof word === 'string' && word !== ''
}
