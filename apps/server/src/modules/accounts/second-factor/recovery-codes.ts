import { randomInt } from 'node:crypto'
import type { AccountsServices } from '../accounts-context.ts'

/** 32 characters without look-alikes, five bits each. */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz'
const COUNT = 10

/** Ten codes of 50 bits, formatted `abcde-fghij`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${randomText(5)}-${randomText(5)}`)
}

/** Authenticator codes are six digits. */
export function looksLikeRecoveryCode(code: string): boolean {
  return plain(code).length === 10
}

/**
 * The hash is as slow as a password hash, because 50 bits are few. Its salt is per user, so that a code can be looked
 * up by hash, and derived from a key that is not in the database.
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

function randomText(count: number): string {
  return Array.from({ length: count }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
}
