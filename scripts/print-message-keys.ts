/**
 * Writes packages/i18n/src/message-keys.gen.ts from the folders of messages. With `--check`, it writes nothing and
 * only says whether the file is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageFeatures } from '../packages/i18n/src/translation/compile.ts'

const file = join(import.meta.dirname, '../packages/i18n/src/message-keys.gen.ts')

if (process.argv.includes('--help')) {
  console.log('npm run message-keys')
} else if (!process.argv.includes('--check')) {
  writeFileSync(file, printKeys())
} else if (readFileSync(file, 'utf8').replaceAll('\r\n', '\n') !== printKeys()) {
  console.error('packages/i18n/src/message-keys.gen.ts is out of date: run npm run message-keys')
  process.exitCode = 1
}

function printKeys(): string {
  const keys = messageFeatures().map(
    (feature) => `  | keyof typeof import('../messages/${feature}/uk.json')\n`,
  )
  return `/**
 * Every message there is. A template such as \`errors.\${ErrorCode}\` is accepted only when each of its keys exists,
 * so a new code without a text does not compile. Printed by scripts/print-message-keys.ts.
 */
export type MessageKey =
${keys.join('')}`
}
