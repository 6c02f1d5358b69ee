import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Passwords of at least eight characters that attackers try first, one a line, in lower case: from the list of
 * zxcvbn-ts (MIT) and what is typed on Ukrainian keyboards.
 */
const FILE = join(import.meta.dirname, 'common-passwords.txt')
let known: ReadonlySet<string> | undefined

/** Whether a password is one that attackers try first. */
export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(FILE, 'utf8').split(/\r?\n/).filter(Boolean))
  return known.has(password.normalize('NFKC').toLowerCase())
}
