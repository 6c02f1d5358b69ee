import { isBarrel, type Request, readSource, type Source } from './read-source.ts'

/** Resolves a specifier to a file; undefined when it is not one of our sources. */
export type Resolve = (specifier: string, importer: string) => Promise<string | undefined>

export type SourceGraph = {
  readonly source: (file: string) => Promise<Source>
  /** The files it imports, and the files it loads later by `import()`. */
  readonly neighbours: (
    file: string,
  ) => Promise<{ readonly imported: readonly string[]; readonly parts: readonly string[] }>
}

/** The import graph of source files. Each file is read once. */
export function createSourceGraph(resolve: Resolve): SourceGraph {
  const sources = new Map<string, Promise<Source>>()

  function source(file: string): Promise<Source> {
    const reading = sources.get(file) ?? readSource(file)
    sources.set(file, reading)
    return reading
  }

  /** The files an import leads to. Barrel files are followed only for the imported names. */
  async function targets({ specifier, names }: Request, importer: string): Promise<readonly string[]> {
    const file = await resolve(specifier, importer)
    if (file === undefined) return []
    const found = await source(file)
    if (names === 'all' || !isBarrel(found)) return [file]
    const passed = found.requests.map(async (request) => {
      if (request.passes !== 'all')
        return names.some((name) => request.passes?.includes(name)) ? targets(request, file) : []
      return (await offers(request.specifier, file, names)) ? targets({ ...request, names }, file) : []
    })
    return (await Promise.all(passed)).flat()
  }

  /** Whether a file exports one of the names. */
  async function offers(specifier: string, importer: string, names: readonly string[]): Promise<boolean> {
    const file = await resolve(specifier, importer)
    if (file === undefined) return false
    const { exports, requests } = await source(file)
    const passes = requests.some(
      (each) => each.passes === 'all' || names.some((name) => each.passes?.includes(name)),
    )
    return passes || names.some((name) => exports.has(name))
  }

  async function neighbours(file: string) {
    const { requests, parts } = await source(file)
    const imported = await Promise.all(requests.map((request) => targets(request, file)))
    const loaded = await Promise.all(parts.map((part) => resolve(part, file)))
    return { imported: imported.flat(), parts: loaded.filter((part) => part !== undefined) }
  }

  return { source, neighbours }
}
