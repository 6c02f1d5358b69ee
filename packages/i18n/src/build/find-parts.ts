import { type KeysOfFile, readKeys } from './read-keys.ts'
import { createSourceGraph, type Resolve, type SourceGraph } from './source-graph.ts'

export type PartsOptions = {
  /** The browser's entry module. */
  readonly entry: string
  /** Whether the router splits this file into a chunk of its own although it is imported statically. */
  readonly isSplit: (file: string) => boolean
  readonly resolve: Resolve
  readonly catalog: ReadonlySet<string>
}

/** A part of the app: the modules loaded by one `import()`. The first part is the frame, which every page loads. */
export type Part = { readonly file: string; readonly keys: readonly string[] }

/**
 * The parts of the app with the messages their modules use, without those of the frame. A module belongs to each part
 * whose first file imports it, even indirectly. Throws when a call's messages cannot be determined.
 */
export async function findParts(options: PartsOptions): Promise<readonly Part[]> {
  const { entry, isSplit, resolve, catalog } = options
  const graph = createSourceGraph(resolve)
  const modules = new Map<string, readonly string[]>()
  const entries = new Set([entry])
  // The loop appends to `entries`: parts load other parts.
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

/** The modules imported by a file, and the first files of the parts that they load later. */
async function reachableFrom(start: string, { neighbours }: SourceGraph, isSplit: PartsOptions['isSplit']) {
  const modules = new Set([start])
  const parts = new Set<string>()
  // The loop appends to `modules`.
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
