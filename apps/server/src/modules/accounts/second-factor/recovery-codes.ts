import { randomInt } from 'node:crypto'
import type { AccountsServices } from '../accounts-context.ts'

/** Letters and digits that nobody mistakes for each other: 32 of them, five bits each. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz'
const COUNT = 10

/** Ten codes of fifty bits, `abcde-fghij`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${letters(5)}-${letters(5)}`)
}

/** Whether a code can be one of these: a code of an authenticator is digits only. */
export function looksLikeRecoveryCode(code: string): boolean {
  return plain(code).length === 10
}

/**
 * What is stored: as slow to try out as a password, because fifty bits are few, and with a salt that is not in the
 * database, but the same for all codes of a user, so that a code is found by its hash.
 */
export function hashRecoveryCode(
  { secret, hasher }: Pick<AccountsServices, 'secret' | 'hasher'>,
  userId: string,
  code: string,
): Promise<Buffer> {
  const salt = secret.hmac('recovery code', userId).subarray(0, 16)
  return hasher.derive(plain(code), salt)
}

function plain(code: string): string {
  return code.toLowerCase().replaceAll(/[\s-]/g, '')
}

function letters(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
