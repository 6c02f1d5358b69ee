import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join, posix } from 'node:path'
import { type ESTree, parseSync, Visitor } from 'vite'

/** A parsed source file. Its paths are relative to the repository and use `/`. */
export type SourceFile = {
  readonly path: string
  readonly text: string
  readonly program: ESTree.Program
  readonly imports: readonly Import[]
  readonly exports: readonly Export[]
  /**
   * Files that a string literal names, such as `new URL('./worker.ts', import.meta.url)` or the setup file of tests.
   */
  readonly mentions: ReadonlySet<string>
}

export type Import = {
  readonly specifier: string
  /** The imported names. `*` means all names. An empty list means that the import only runs the file. */
  readonly names: readonly string[]
  readonly kind: 'static' | 'type' | 'dynamic' | 're-export'
  readonly line: number
  /** The path of the imported file. Undefined for a package or a virtual module. Null if the file does not exist. */
  readonly target: string | null | undefined
}

export type Export = {
  readonly name: string
  /** The name that the file itself uses. Null for a re-export. */
  readonly localName: string | null
  readonly line: number
  readonly isType: boolean
}

const SOURCE = /\.(ts|tsx|mts|mjs)$/
export const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.git', '.verstat', 'data', 'test-results'])

/**
 * Reads and parses every source file. Throws if a file cannot be parsed, or if git tracks a source file that was not
 * read. Without this error, a check that reads nothing would always succeed.
 */
export function readSources(root: string): ReadonlyMap<string, SourceFile> {
  const workspaces = readWorkspaces(root)
  const files = new Map<string, SourceFile>()
  for (const path of walk(root, '')) {
    if (SOURCE.test(path)) files.set(path, parseSource(root, path, workspaces))
  }
  const missed = trackedFiles(root).filter((path) => SOURCE.test(path) && !files.has(path))
  if (files.size === 0 || missed.length > 0) {
    throw new Error(
      `Read ${files.size} source files, but git knows of ${missed.join(', ') || 'more'} as well.`,
    )
  }
  return files
}

/** Returns the files that git tracks and that exist on disk. Throws if `root` is not in a git repository. */
export function trackedFiles(root: string): readonly string[] {
  const output = execFileSync('git', ['ls-files', '-z', '--cached'], { cwd: root, encoding: 'utf8' })
  return output.split('\0').filter((path) => path !== '' && existsSync(join(root, path)))
}

/** Returns all files below a folder, except dependencies and the output of builds. */
export function* walk(root: string, folder: string): Generator<string> {
  for (const entry of readdirSync(join(root, folder), { withFileTypes: true })) {
    const path = posix.join(folder, entry.name)
    if (entry.isFile()) yield path
    else if (entry.isDirectory() && !SKIPPED_FOLDERS.has(entry.name)) yield* walk(root, path)
  }
}

/** A folder of the repository with its own package.json. The folder '' is the root folder. */
export type Workspace = {
  readonly folder: string
  readonly name: string
  readonly exports: Readonly<Record<string, string>>
  readonly imports: Readonly<Record<string, string>>
  readonly dependencies: ReadonlySet<string>
  readonly devDependencies: ReadonlySet<string>
}

export function readWorkspaces(root: string): readonly Workspace[] {
  const folders = ['packages', 'apps'].flatMap((parent) =>
    existsSync(join(root, parent)) ? readdirSync(join(root, parent)).map((name) => `${parent}/${name}`) : [],
  )
  return ['', ...folders]
    .filter((folder) => existsSync(join(root, folder, 'package.json')))
    .map((folder) => readWorkspace(root, folder))
}

/**
 * Returns the workspace to which a file belongs. It is the workspace with the longest folder that contains the file.
 */
export function workspaceOf(workspaces: readonly Workspace[], path: string): Workspace | undefined {
  return workspaces
    .filter(({ folder }) => folder === '' || path.startsWith(`${folder}/`))
    .toSorted((a, b) => b.folder.length - a.folder.length)[0]
}

type PackageJson = { readonly name?: string } & {
  readonly [Field in 'exports' | 'imports']?: Readonly<Record<string, string>>
} & {
  readonly [Field in `${'d' | 'optionalD' | 'peerD' | 'devD'}ependencies`]?: object
}

function readWorkspace(root: string, folder: string): Workspace {
  const json: PackageJson = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))
  const { dependencies = {}, optionalDependencies = {}, peerDependencies = {}, devDependencies = {} } = json
  return {
    folder,
    name: json.name ?? '',
    exports: json.exports ?? {},
    imports: json.imports ?? {},
    dependencies: new Set(Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })),
    devDependencies: new Set(Object.keys(devDependencies)),
  }
}

function parseSource(root: string, path: string, workspaces: readonly Workspace[]): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const { program, module, errors } = parseSync(path, text)
  const [error] = errors
  if (error) throw new Error(`${path} cannot be parsed: ${error.message}`)
  const line = (offset: number) => text.slice(0, offset).split('\n').length
  const resolve = (specifier: string) => resolveSpecifier(root, path, specifier, workspaces)
  const imports: Import[] = []
  const exports: Export[] = []

  for (const entry of module.staticImports) {
    const specifier = entry.moduleRequest.value
    const types = entry.entries.length > 0 && entry.entries.every((one) => one.isType)
    const names = entry.entries.map((one) => importedName(one.importName))
    imports.push({
      specifier,
      names,
      kind: types ? 'type' : 'static',
      line: line(entry.start),
      target: resolve(specifier),
    })
  }
  for (const entry of module.staticExports.flatMap((statement) => statement.entries)) {
    const specifier = entry.moduleRequest?.value
    const name = entry.exportName.kind === 'Default' ? 'default' : entry.exportName.name
    if (specifier !== undefined) {
      const names = [entry.importName.name ?? '*']
      imports.push({
        specifier,
        names,
        kind: 're-export',
        line: line(entry.start),
        target: resolve(specifier),
      })
    }
    if (name !== null && name !== undefined) {
      const localName = specifier === undefined ? (entry.localName.name ?? null) : null
      exports.push({ name, localName, line: line(entry.start), isType: entry.isType })
    }
  }
  const mentions = new Set<string>()
  const requests = new Set(
    [...module.staticImports, ...module.staticExports.flatMap((statement) => statement.entries)].map(
      (entry) => entry.moduleRequest?.start,
    ),
  )
  new Visitor({
    ImportExpression: ({ source, start }) => {
      if (source.type !== 'Literal' || typeof source.value !== 'string') return
      requests.add(source.start)
      const target = resolve(source.value)
      imports.push({ specifier: source.value, names: ['*'], kind: 'dynamic', line: line(start), target })
    },
    TSImportType: ({ source, start }) => {
      requests.add(source.start)
      const target = resolve(source.value)
      imports.push({ specifier: source.value, names: ['*'], kind: 'type', line: line(start), target })
    },
    Literal: ({ value, start }) => {
      if (requests.has(start) || typeof value !== 'string' || !/^[\w./@-]+\.\w+$/.test(value)) return
      for (const base of [dirname(path), '']) {
        const target = posix.normalize(posix.join(base, value))
        if (!target.startsWith('..') && existsSync(join(root, target))) mentions.add(target)
      }
    },
  }).visit(program)
  return { path, text, program, imports, exports, mentions }
}

function importedName({ kind, name }: { readonly kind: string; readonly name?: string | null }): string {
  if (kind === 'Default') return 'default'
  return kind === 'Name' ? (name ?? '*') : '*'
}

function resolveSpecifier(
  root: string,
  from: string,
  specifier: string,
  workspaces: readonly Workspace[],
): string | null | undefined {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.') && /\.gen\.ts$/.test(from)) return existingGenerated(root, from, bare)
  if (bare.startsWith('.')) return existing(root, posix.join(posix.dirname(from), bare))
  const own = workspaceOf(workspaces, from)
  if (bare.startsWith('#') && own) return existing(root, mapped(own, own.imports, bare))
  const target = workspaces.find(({ name }) => bare === name || bare.startsWith(`${name}/`))
  if (!target || target.folder === '') return undefined
  return existing(root, mapped(target, target.exports, `.${bare.slice(target.name.length)}`))
}

/**
 * Resolves a key of `exports` or `imports` in package.json to a path in the repository. The key may contain one `*`.
 */
function mapped(workspace: Workspace, map: Readonly<Record<string, string>>, key: string): string | null {
  for (const [pattern, target] of Object.entries(map)) {
    const [start = '', end] = pattern.split('*')
    if (end === undefined ? pattern !== key : !(key.startsWith(start) && key.endsWith(end))) continue
    const star = end === undefined ? '' : key.slice(start.length, key.length - end.length)
    return posix.join(workspace.folder, target.replace('*', star))
  }
  return null
}

/** Returns the path if the file exists, and null otherwise. The path must include the file extension. */
function existing(root: string, path: string | null): string | null {
  if (path === null || path.startsWith('..')) return null
  if (extname(path) !== '' && existsSync(join(root, path))) return path
  // The types of a plain JavaScript file may be in a declaration file in the same folder.
  const declared = path.replace(/\.mjs$/, '.d.mts')
  return existsSync(join(root, declared)) && extname(declared) !== '' ? declared : null
}

/** The generator of the router writes imports without file extensions. */
function existingGenerated(root: string, from: string, specifier: string): string | null {
  const path = posix.join(posix.dirname(from), specifier)
  const target = ['', '.ts', '.tsx'].map((extension) => path + extension)
  return target.find((candidate) => existing(root, candidate) !== null) ?? null
}
