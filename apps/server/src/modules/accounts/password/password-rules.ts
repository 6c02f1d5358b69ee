import { isGuessablePassword } from '@verstat/contract/browser'
import type { FieldProblem } from '../../../platform/http/app-error.ts'
import { isCommonPassword } from '../../../platform/security/common-passwords.ts'

/** Words about a user and the site that an attacker would try first as a password. */
export type PersonalWords = {
  readonly emails?: readonly (string | undefined)[]
  /** First name, last name and company name. */
  readonly names?: readonly (string | null | undefined)[]
  /** Names of the site, its operator and its seller in all languages. */
  readonly place: readonly string[]
}

/**
 * Validates a new password, except for its length. `raw` contains the password and its confirmation as typed, because
 * the two entries are compared even when one of them is invalid.
 */
export function passwordProblems(
  password: string | undefined,
  raw: { readonly password?: unknown; readonly passwordConfirmation?: unknown },
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
  const { password: first, passwordConfirmation: second } = raw
  if (typeof first === 'string' && typeof second === 'string' && first !== second) {
    problems.push({ path: 'passwordConfirmation', code: 'password_mismatch' })
  }
  return problems
}

function isText(word: string | null | undefined): word is string {
  return typeof word === 'string' && word !== ''
}
