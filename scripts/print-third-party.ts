/**
 * Writes docs/third-party.md from the licences in package-lock.json. With `--check`, it writes nothing, and says whether
 * the file is up to date. Fails for a package under the GPL or AGPL, under a licence that is not known here, and for one
 * under the LGPL or MPL about which nothing is written here.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeLicences, type LockedPackages } from './licences/describe-licences.ts'

const PROJECT_DIR = join(import.meta.dirname, '..')
const file = join(PROJECT_DIR, 'docs/third-party.md')
const lock: { readonly packages: LockedPackages } = JSON.parse(
  readFileSync(join(PROJECT_DIR, 'package-lock.json'), 'utf8'),
)

if (process.argv.includes('--help')) {
  console.log('npm run third-party')
} else {
  const { text, faults } = describeLicences(lock.packages)
  for (const fault of faults) console.error(fault)
  if (faults.length > 0) process.exitCode = 1
  else if (!process.argv.includes('--check')) writeFileSync(file, text)
  else if (readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== text) {
    console.error('docs/third-party.md is out of date: run npm run third-party')
    process.exitCode = 1
  }
}
