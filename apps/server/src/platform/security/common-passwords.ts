import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Common passwords of at least eight characters, one per line, in lower case. They come from the list of
 * zxcvbn-ts (MIT license). We added passwords that are typed on Ukrainian keyboards.
 */
const FILE = join(import.meta.dirname, 'common-passwords.txt')
let known: ReadonlySet<string> | undefined

export function isCommonPassword(password: string): boolean {
  known ??= new Set(readFileSync(FILE, 'utf8').split(/\r?\n/).filter(Boolean))
  return known.has(password.normalize('NFKC').toLowerCase())
}
