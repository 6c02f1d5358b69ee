import { type KeysOfFile, readKeys } from './read-keys.ts'
import { createSourceGraph, type Resolve, type SourceGraph } from './source-graph.ts'

export type PartsOptions = {
  readonly entry: string
  /** Says whether the router splits this file into a separate chunk although other files import it statically. */
  readonly isSplit: (file: string) => boolean
  readonly resolve: Resolve
  readonly catalog: ReadonlySet<string>
}

/**
 * A part of the app consists of all modules that one `import()` loads. The first part is the frame, which every page
 * loads.
 */
export type Part = { readonly file: string; readonly keys: readonly string[] }

/**
 * Finds the parts of the app and the message keys that the modules of each part use. Keys of the frame are left out of
 * all other parts. A module can belong to several parts. Throws when the key of a translator call cannot be determined.
 */
export async function findParts(options: PartsOptions): Promise<readonly Part[]> {
  const { entry, isSplit, resolve, catalog } = options
  const graph = createSourceGraph(resolve)
  const modules = new Map<string, readonly string[]>()
  const entries = new Set([entry])
  // The loop appends to `entries`, because parts load other parts.
  for (const file of entries) {
    const reach = await reachableFrom(file, graph, isSplit)
    modules.set(file, reach.modules)
    for (const part of reach.parts) entries.add(part)
  }
  const keysOf = await readAllKeys(new Set([...modules.values()].flat()), graph, catalog)
  const keysFrom = (file: string) =>
    new Set((modules.get(file) ?? []).flatMap((module) => [...(keysOf.get(module)?.keys ?? [])]))
  const frame = keysFrom(entry)
  return [...entries].map((file) => {
    const keys = [...keysFrom(file)].filter((key) => file === entry || !frame.has(key))
    return { file, keys: keys.toSorted() }
  })
}

/**
 * Returns the modules that a file imports, directly or indirectly. `parts` are the files that these modules load later
 * by `import()`.
 */
async function reachableFrom(start: string, { neighbours }: SourceGraph, isSplit: PartsOptions['isSplit']) {
  const modules = new Set([start])
  const parts = new Set<string>()
  // The loop appends to `modules`, because imported modules import others.
  for (const file of modules) {
    const found = await neighbours(file)
    for (const part of found.parts) parts.add(part)
    for (const target of found.imported) (isSplit(target) ? parts : modules).add(target)
  }
  return { modules: [...modules], parts: [...parts] }
}

async function readAllKeys(
  files: ReadonlySet<string>,
  { source }: SourceGraph,
  catalog: ReadonlySet<string>,
): Promise<ReadonlyMap<string, KeysOfFile>> {
  const keysOf = new Map<string, KeysOfFile>()
  for (const file of files) keysOf.set(file, readKeys((await source(file)).program, catalog))
  const faults = [...keysOf].flatMap(([file, each]) => each.faults.map((fault) => `${file}: ${fault}`))
  if (faults.length > 0)
    throw new Error(`Messages that cannot be determined at build time:\n${faults.join('\n')}`)
  return keysOf
}
