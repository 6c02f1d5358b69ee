import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const MIGRATIONS = 'apps/server/src/migrations'
/** Migrations up to this one are older than the first update without a pause. */
const LAST_FREE = '20261226T090000Z'

/** What the version before does not survive, and what to do instead. */
const BREAKING: readonly (readonly [RegExp, string])[] = [
  [
    /\bdrop\s+(?:table|column)\b/,
    'drops what the version before reads: drop it one version after its last use',
  ],
  [
    /\brename\s+(?:to|column)\b/,
    'renames what the version before reads: add the new name beside the old one',
  ],
  [
    /\balter\s+column\s+\w+\s+(?:set\s+data\s+)?type\b/,
    'changes a type that the version before writes: add another column',
  ],
  [
    /\balter\s+column\s+\w+\s+set\s+not\s+null\b/,
    'refuses rows of the version before: do it one version later',
  ],
  [
    /\badd\s+column\s+\w+[^,;]*?\bnot\s+null\b(?![^,;]*\b(?:default|generated)\b)(?<!\bdefault\b[^,;]*)/,
    'refuses rows of the version before, which do not fill this column: give it a default',
  ],
]

/**
 * Finds new migrations that the version before cannot live with, because during an update both versions use one
 * database. Returns one line for each fault.
 */
export function migrationFaults(root: string): readonly string[] {
  return readdirSync(join(root, MIGRATIONS))
    .filter((name) => name.slice(0, LAST_FREE.length) > LAST_FREE)
    .flatMap((name) => {
      const sql = readFileSync(join(root, MIGRATIONS, name), 'utf8')
        .replaceAll(/--.*$/gm, '')
        .toLowerCase()
      return BREAKING.flatMap(([pattern, fault]) =>
        pattern.test(sql) ? [`${MIGRATIONS}/${name} ${fault}`] : [],
      )
    })
}
