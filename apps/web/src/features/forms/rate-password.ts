import { isGuessablePassword, PASSWORD_MIN } from '@verstat/contract/browser'

export type PasswordRating = 'short' | 'common' | 'fair' | 'good' | 'strong'

/**
 * Rates a new password by its length and by the server's rule for guessable passwords. The server also checks a list of
 * common passwords, which is too long to send to browsers.
 */
export function ratePassword(password: string, personal: readonly string[] = []): PasswordRating {
  const length = [...password].length
  if (length < PASSWORD_MIN) return 'short'
  if (isGuessablePassword(password, personal)) return 'common'
  if (length < 12) return 'fair'
  return length < 16 ? 'good' : 'strong'
}
