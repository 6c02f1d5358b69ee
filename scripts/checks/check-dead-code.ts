import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isTest } from './check-import-rules.ts'
import { type Export, type SourceFile, type Workspace, walk, workspaceOf } from './check-source-graph.ts'

const ENTRY_POINTS: readonly RegExp[] = [
  /^apps\/server\/src\/main\.ts$/,
  // These files are started as child processes.
  /\.child\.ts$/,
  /^apps\/web\/src\/(client|router|server|start)\.tsx?$/,
  /^apps\/web\/src\/routes\//,
  // The build adds code to every part of the app. This code imports the file.
  /^apps\/web\/src\/lib\/texts\/with-texts\.ts$/,
  // The package is a library, so its exports are public.
  /^packages\/realtime\/src\/index\.ts$/,
  /^scripts\/(checks\/)?[^/]+\.m?[jt]s$/,
  // The image runs this file while it is built.
  /^scripts\/image\/prune-packages\.ts$/,
  /^(e2e|bench)\//,
  /\.config\.ts$/,
  /\.gen\.tsx?$/,
  /\.d\.m?ts$/,
]

/** Packages that no source file imports, because tools, npm, the type checker or style sheets use them. */
const USED_ELSEWHERE: ReadonlySet<string> = new Set([
  '@biomejs/biome',
  '@types/node',
  '@types/nodemailer',
  '@types/pdfkit',
  '@types/pg',
  '@types/react',
  '@types/react-dom',
  '@types/smtp-server',
  '@types/three',
  '@types/ws',
  '@types/yazl',
  'typescript',
  'vitest',
])

/**
 * Finds files that no entry point imports directly or indirectly, exports that no other file imports, and packages
 * that no file imports. Code that only its own test imports is also dead, unless its own file uses it.
 */
export function findDeadCode(
  root: string,
  files: ReadonlyMap<string, SourceFile>,
  workspaces: readonly Workspace[],
): string[] {
  const reached = reachable(files)
  const dead = [...files.keys()].filter((path) => !reached.has(path) && !isTest(path))
  return [
    ...dead.map((path) => `${path} is used by nobody`),
    ...unusedExports(files, new Set(dead)),
    ...unusedPackages(root, files, workspaces),
  ]
}

function isEntryPoint(path: string): boolean {
  return ENTRY_POINTS.some((pattern) => pattern.test(path))
}

function reachable(files: ReadonlyMap<string, SourceFile>): ReadonlySet<string> {
  const seen = new Set<string>()
  const queue = [...files.keys()].filter((path) => isEntryPoint(path) && !path.endsWith('.test.ts'))
  for (let path = queue.pop(); path !== undefined; path = queue.pop()) {
    const file = files.get(path)
    if (!file || seen.has(path)) continue
    seen.add(path)
    for (const { target } of file.imports) if (target) queue.push(target, declaredBy(target))
    queue.push(...file.mentions)
  }
  return seen
}

/** Maps the path of a declaration file (`.d.mts`) to the path of its script. */
function declaredBy(path: string): string {
  return path.replace(/\.d\.mts$/, '.mjs')
}

function unusedExports(files: ReadonlyMap<string, SourceFile>, dead: ReadonlySet<string>): string[] {
  const isUnitTest = (path: string) => /\.test\.tsx?$/.test(path)
  const used = usedExports(files, (path) => !isUnitTest(path))
  const tested = usedExports(files, isUnitTest)
  return [...files.values()].flatMap((file) => {
    if (isEntryPoint(file.path) || isTest(file.path) || dead.has(file.path) || /\.mjs$/.test(file.path))
      return []
    const names = used.get(file.path)
    if (names?.has('*')) return []
    return file.exports
      .filter((one) => !names?.has(one.name) && !isReExport(one) && !isPartOfOtherExport(file, one))
      .filter((one) => !(tested.get(file.path)?.has(one.name) && isUsedInside(file, one)))
      .map((one) => `${file.path}:${one.line} exports ${one.name}, which no other file uses`)
  })
}

/**
 * Whether an export is a re-export. Re-exports are skipped, because the file that defines the name is checked instead.
 */
function isReExport({ localName }: Export): boolean {
  return localName === null
}

/** Some exports need no importer: types that other exports of the same file use, and schemas of the contract. */
function isPartOfOtherExport(file: SourceFile, one: Export): boolean {
  const isType = one.isType || new RegExp(`export (declare )?type ${one.localName}\\b`).test(file.text)
  return (isType || file.path.startsWith('packages/contract/')) && isUsedInside(file, one)
}

function isUsedInside({ text }: SourceFile, { localName }: Export): boolean {
  return (text.match(new RegExp(`\\b${localName}\\b`, 'g')) ?? []).length > 1
}

/**
 * Returns the names that other files import from each file. Only importing files for which `counts` is true are
 * considered. A re-exported name counts for the file that defines it.
 */
function usedExports(
  files: ReadonlyMap<string, SourceFile>,
  counts: (path: string) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const used = new Map<string, Set<string>>()
  const use = (path: string, name: string) => {
    const names = used.get(path) ?? new Set()
    used.set(path, names)
    if (names.has(name)) return
    names.add(name)
    for (const { kind, target, names: passed } of files.get(path)?.imports ?? []) {
      if (kind !== 're-export' || !target) continue
      if (passed.includes('*') || passed.includes(name) || name === '*') use(target, name)
    }
  }
  for (const file of files.values()) {
    if (!counts(file.path)) continue
    for (const { kind, target, names } of file.imports) {
      if (target && (kind !== 're-export' || isEntryPoint(file.path)))
        for (const name of names) use(target, name)
    }
    for (const mentioned of file.mentions) use(mentioned, '*')
  }
  return used
}

function unusedPackages(
  root: string,
  files: ReadonlyMap<string, SourceFile>,
  workspaces: readonly Workspace[],
): string[] {
  const imported = new Map<string, Set<string>>()
  const add = (path: string, specifier: string) => {
    const name = specifier
      .split('/')
      .slice(0, specifier.startsWith('@') ? 2 : 1)
      .join('/')
    const folder = workspaceOf(workspaces, path)?.folder ?? ''
    imported.set(folder, (imported.get(folder) ?? new Set()).add(name))
    if (isTest(path)) imported.set('', (imported.get('') ?? new Set()).add(name))
  }
  for (const file of files.values()) {
    for (const { specifier } of file.imports) add(file.path, specifier)
    for (const [, name = ''] of file.text.matchAll(/['"`]((?:@[\w-]+\/)?[\w.-]+)(?:\/[^'"`\s]*)?['"`]/g))
      add(file.path, name)
  }
  for (const path of walk(root, '')) {
    if (!path.endsWith('.css')) continue
    const css = readFileSync(join(root, path), 'utf8')
    for (const [, name = ''] of css.matchAll(/(?:@(?:import|plugin)\s+|url\()['"]([^'"]+)['"]/g))
      add(path, name)
  }
  const top = workspaces.find(({ folder }) => folder === '')
  // Scripts in the root folder may use packages of workspaces, because npm installs these packages into the root
  // folder.
  const isUsedByScripts = (name: string) => imported.get('')?.has(name) && !top?.devDependencies.has(name)
  return workspaces.flatMap(({ folder, dependencies, devDependencies }) =>
    [...dependencies, ...devDependencies]
      .filter(
        (name) => !USED_ELSEWHERE.has(name) && !imported.get(folder)?.has(name) && !isUsedByScripts(name),
      )
      .filter(
        (name) => ![...dependencies, ...devDependencies].some((other) => peersOf(root, other).has(name)),
      )
      .map((name) => `${folder || 'the root'}/package.json declares ${name}, which nothing there imports`),
  )
}

/**
 * Returns the packages that a package requires as peers. A package may be declared only because another package
 * requires it as a peer.
 */
function peersOf(root: string, name: string): ReadonlySet<string> {
  const file = join(root, 'node_modules', name, 'package.json')
  if (!existsSync(file)) return new Set()
  const { peerDependencies = {} }: { peerDependencies?: object } = JSON.parse(readFileSync(file, 'utf8'))
  return new Set(Object.keys(peerDependencies))
}
