import { randomInt } from 'node:crypto'
import type { AccountsServices } from '../accounts-context.ts'

/**
 * The alphabet has 32 characters, so each character encodes five bits. Characters that look alike, such as `0` and
 * `o`, are left out.
 */
const ALPHABET = '23456789abcdefghijkmnpqrstuvwxyz'
const COUNT = 10

/** Returns ten codes of 50 bits each, in the format `abcde-fghij`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: COUNT }, () => `${randomText(5)}-${randomText(5)}`)
}

/** Recovery codes have ten characters; codes of authenticator apps have six digits. */
export function looksLikeRecoveryCode(code: string): boolean {
  return plain(code).length === 10
}

/**
 * The hash is as slow as a password hash, because a code has only 50 bits. The salt is the same for all codes of a
 * user, so that a code can be found by its hash. The salt is derived from a key that is not in the database.
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
