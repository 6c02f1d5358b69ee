/** Long statements repeat themselves: one row of values after another. */
const SHOWN_MAX = 2_000
/** Whatever may hold a value: quoted texts, texts between dollars, and comments. Names in double quotes stay. */
const LITERALS =
  /"[^"]*"|\bE'(?:[^'\\]|''|\\.)*'|'(?:[^']|'')*'|(\$(?:[a-z_]\w*)?\$)[\s\S]*?\1|--[^\n]*|\/\*[\s\S]*?\*\//gi
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?("?\w+"?(?:\."?\w+"?)?)/i
const OPERATION = /^\W*(\w{1,20})/
/** What follows the named parts of a statement that begins with `with`. */
const MAIN_OPERATION = /\)\s*(select|insert|update|delete|merge)\b/i

/** Returns a statement without texts and comments. Values are not in it: they are sent beside it as `$1`. */
export function shownStatement(text: string): string {
  const bare = text.replaceAll(LITERALS, (found) => (found.startsWith('"') ? found : '?'))
  const flat = bare.replaceAll(/\s+/g, ' ').trim()
  return flat.length > SHOWN_MAX ? `${flat.slice(0, SHOWN_MAX)}…` : flat
}

/** Returns what a statement does, in small letters, and the first table that it names. */
export function statementNames(text: string): {
  readonly operation: string
  readonly table: string | undefined
} {
  const [, first = 'statement'] = OPERATION.exec(text) ?? []
  const [, main = first] = (first.toLowerCase() === 'with' && MAIN_OPERATION.exec(text)) || []
  const [, table] = TABLE.exec(text) ?? []
  return { operation: main.toLowerCase(), table: table?.replaceAll('"', '') }
}
