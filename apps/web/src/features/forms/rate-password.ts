import { isGuessablePassword, PASSWORD_MIN } from '@verstat/contract/browser'

export type PasswordRating = 'short' | 'common' | 'fair' | 'good' | 'strong'

/**
 * How good a new password is: by its length and by whether the server would find it too easy to guess, nothing else.
 * The server has a long list besides, which is not sent to browsers.
 */
export function ratePassword(password: string, personal: readonly string[] = []): PasswordRating {
  const length = [...password].length
  if (length < PASSWORD_MIN) return 'short'
  if (isGuessablePassword(password, personal)) return 'common'
  if (length < 12) return 'fair'
  return length < 16 ? 'good' : 'strong'
}
