import { isBarrel, readSource, type Source, type SourceImport } from './read-source.ts'

/** Resolves an import specifier to a file. Returns undefined when the file is not one of our sources. */
export type Resolve = (specifier: string, importer: string) => Promise<string | undefined>

export type SourceGraph = {
  readonly source: (file: string) => Promise<Source>
  /** Returns the files that a file imports, and the files that it loads later by `import()`. */
  readonly neighbours: (
    file: string,
  ) => Promise<{ readonly imported: readonly string[]; readonly parts: readonly string[] }>
}

export function createSourceGraph(resolve: Resolve): SourceGraph {
  const sources = new Map<string, Promise<Source>>()

  function source(file: string): Promise<Source> {
    const reading = sources.get(file) ?? readSource(file)
    sources.set(file, reading)
    return reading
  }

  /**
   * Returns the files that an import loads. If the imported file only re-exports other files, returns the files that
   * define the imported names.
   */
  async function targets({ specifier, names }: SourceImport, importer: string): Promise<readonly string[]> {
    const file = await resolve(specifier, importer)
    if (file === undefined) return []
    const found = await source(file)
    if (names === 'all' || !isBarrel(found)) return [file]
    const files = found.imports.map(async (each) => {
      if (each.reexports !== 'all')
        return names.some((name) => each.reexports?.includes(name)) ? targets(each, file) : []
      return (await exportsAny(each.specifier, file, names)) ? targets({ ...each, names }, file) : []
    })
    return (await Promise.all(files)).flat()
  }

  async function exportsAny(specifier: string, importer: string, names: readonly string[]): Promise<boolean> {
    const file = await resolve(specifier, importer)
    if (file === undefined) return false
    const { exports, imports } = await source(file)
    const mayReexport = imports.some(
      (each) => each.reexports === 'all' || names.some((name) => each.reexports?.includes(name)),
    )
    return mayReexport || names.some((name) => exports.has(name))
  }

  async function neighbours(file: string) {
    const { imports, parts } = await source(file)
    const imported = await Promise.all(imports.map((each) => targets(each, file)))
    const loaded = await Promise.all(parts.map((part) => resolve(part, file)))
    return { imported: imported.flat(), parts: loaded.filter((part) => part !== undefined) }
  }

  return { source, neighbours }
}
