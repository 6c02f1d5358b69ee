/**
 * Writes docs/configuration.md from the table of settings. With `--check`, it writes nothing and only says whether the
 * file is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describeOptions } from '../apps/server/src/platform/config/describe-options.ts'
import { PROJECT_DIR } from '../apps/server/src/platform/config/make-config.ts'

const file = join(PROJECT_DIR, 'docs/configuration.md')

if (process.argv.includes('--help')) {
  console.log('npm run configuration')
} else if (!process.argv.includes('--check')) {
  writeFileSync(file, describeOptions())
} else if (readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== describeOptions()) {
  console.error('docs/configuration.md is out of date: run npm run configuration')
  process.exitCode = 1
}
