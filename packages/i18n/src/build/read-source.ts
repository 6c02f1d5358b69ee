import { readFile } from 'node:fs/promises'
import { type ESTree, parseSync, Visitor } from 'vite'

/** An `import … from` or `export … from` that exists at run time, unlike an import of types alone. */
export type SourceImport = {
  readonly specifier: string
  readonly names: readonly string[] | 'all'
  readonly reexports?: readonly string[] | 'all'
}

export type Source = {
  readonly program: ESTree.Program
  readonly imports: readonly SourceImport[]
  readonly parts: readonly string[]
  readonly exports: ReadonlySet<string>
}

/**
 * Reads and parses a source file. The result is empty for files that are not TypeScript or JavaScript. Throws on syntax
 * errors.
 */
export async function readSource(file: string): Promise<Source> {
  const text = /\.[cm]?[jt]sx?$/.test(file) ? await readFile(file, 'utf8') : ''
  const { program, module, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file} cannot be parsed: ${error.message}`)
  const imports: SourceImport[] = module.staticImports
    .filter(({ entries }) => entries.length === 0 || entries.some(({ isType }) => !isType))
    .map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      names: namesOf(entries.map(({ importName }) => nameOf(importName))),
    }))
  const exports = new Set<string>()
  for (const { moduleRequest, importName, exportName, isType } of module.staticExports.flatMap(
    ({ entries }) => entries,
  )) {
    const name = exportName.kind === 'Default' ? 'default' : exportName.name
    if (isType) continue
    if (!moduleRequest) {
      if (name) exports.add(name)
      continue
    }
    const isWhole = !name
    imports.push({
      specifier: moduleRequest.value,
      names: isWhole ? 'all' : namesOf([nameOf(importName)]),
      reexports: isWhole ? 'all' : [name],
    })
  }
  const parts: string[] = []
  new Visitor({
    ImportExpression: ({ source }) => {
      if (source.type === 'Literal' && typeof source.value === 'string') parts.push(source.value)
    },
  }).visit(program)
  return { program, imports, parts, exports }
}

export function isBarrel({ program }: Source): boolean {
  return (
    program.body.length > 0 &&
    program.body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    )
  )
}

function nameOf({ kind, name }: { readonly kind: string; readonly name?: string | null }): string | null {
  if (kind === 'Default') return 'default'
  return kind === 'Name' ? (name ?? null) : null
}

/** Returns the imported names, or `all` for a namespace import. */
function namesOf(names: readonly (string | null)[]): readonly string[] | 'all' {
  return names.every((name) => name !== null) ? names : 'all'
}
