import { PASSWORD_MIN } from '@verstat/contract/browser'

export type PasswordRating = 'short' | 'common' | 'fair' | 'good' | 'strong'

/** What people type first; the API knows many more. */
const COMMON =
  /^(?:.*(?:password|passw0rd|qwerty|йцукен|пароль|iloveyou|letmein|welcome|admin|monkey|dragon).{0,4}|\D{0,3}(?:19|20)\d\d(?:\d\d){0,2}|\d{1,11})$/i

/** How good a new password is: by its length and by whether everybody has it, nothing else. */
export function ratePassword(password: string): PasswordRating {
  const length = [...password].length
  if (length < PASSWORD_MIN) return 'short'
  if (length < 20 && (COMMON.test(password) || new Set(password).size < 4 || isRun(password))) return 'common'
  if (length < 12) return 'fair'
  return length < 16 ? 'good' : 'strong'
}

/** Characters that follow each other: abcdefgh, 98765432. */
function isRun(password: string): boolean {
  const steps = new Set<number>()
  for (let at = 1; at < password.length; at += 1) {
    steps.add(password.charCodeAt(at) - password.charCodeAt(at - 1))
  }
  return steps.size === 1 && Math.abs([...steps][0] ?? 9) <= 1
}
