/** Checks imports against the architecture rules, checks the names of files, and finds unused code. */
import { builtinModules } from 'node:module'
import { findDeadCode } from './check-dead-code.ts'
import { brokenRule, isTest } from './check-import-rules.ts'
import { runCheck } from './check-report.ts'
import {
  readSources,
  readWorkspaces,
  type SourceFile,
  type Workspace,
  workspaceOf,
} from './check-source-graph.ts'

export function checkImports(
  root: string,
  files = readSources(root),
): { readonly faults: readonly string[]; readonly read: string } {
  const workspaces = readWorkspaces(root)
  const faults = [
    ...[...files.values()].flatMap((file) => importFaults(file, workspaces)),
    ...findCycles(files),
    ...findSchemasOfBrowsers(files),
    ...findRepeatedNames([...files.keys()]),
    ...findDeadCode(root, files, workspaces),
  ]
  return { faults, read: `${files.size} source files` }
}

function importFaults(file: SourceFile, workspaces: readonly Workspace[]): string[] {
  return file.imports.flatMap(({ specifier, line, target }) => {
    const where = `${file.path}:${line}`
    if (target === null) return [`${where} imports ${specifier}, which does not exist`]
    const rule = target === undefined ? undefined : brokenRule(file.path, target)
    if (rule) return [`${where} imports ${specifier}: ${rule.sentence} (${rule.name})`]
    const undeclared = undeclaredPackage(file.path, specifier, workspaces)
    return undeclared ? [`${where} ${undeclared}`] : []
  })
}

/** Code in these folders runs in browsers and therefore must not import modules of Node. */
const BROWSER_ONLY = /^packages\/(contract|ui)\/|^apps\/web\/src\/(features|lib|loaders|routes)\//

function undeclaredPackage(
  path: string,
  specifier: string,
  workspaces: readonly Workspace[],
): string | undefined {
  if (/^[.#]|^virtual:/.test(specifier)) return undefined
  if (specifier.startsWith('node:')) {
    return BROWSER_ONLY.test(path) && !isTest(path)
      ? `imports ${specifier}, which browsers do not have`
      : undefined
  }
  const name = specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
  if (builtinModules.includes(name)) return `imports ${specifier}: write node:${specifier}`
  if (path.startsWith('packages/contract/') && name !== 'zod' && !isTest(path)) {
    return `imports ${name}: the contract knows zod and nothing else`
  }
  const own = workspaceOf(workspaces, path)
  const root = workspaces.find(({ folder }) => folder === '')
  const isDeclared =
    own?.name === name ||
    has(own, name) ||
    (isOutsideBuild(path) && root?.devDependencies.has(name)) ||
    // Scripts and end-to-end tests run from the root folder, into which npm also installs packages of the workspaces.
    (own?.folder === '' && workspaces.some((workspace) => workspace.name === name || has(workspace, name)))
  return isDeclared
    ? undefined
    : `imports ${name}, which ${own?.folder || 'the root'}/package.json does not declare`
}

function has(workspace: Workspace | undefined, name: string): boolean {
  return workspace !== undefined && (workspace.dependencies.has(name) || workspace.devDependencies.has(name))
}

function isOutsideBuild(path: string): boolean {
  return isTest(path) || /\.config\.ts$/.test(path)
}

const BROWSER_DOOR = 'packages/contract/src/browser.ts'

/**
 * Finds two faults. The web app must import values of the contract only from `browser.ts`. The files that `browser.ts`
 * loads must not import zod, because schemas would make the bundles of browsers large.
 */
function findSchemasOfBrowsers(files: ReadonlyMap<string, SourceFile>): string[] {
  const past = [...files.values()].flatMap(({ path, imports }) =>
    path.startsWith('apps/web/src/') && !isTest(path)
      ? imports
          .filter(
            ({ kind, target }) =>
              kind !== 'type' && target?.startsWith('packages/contract/') && target !== BROWSER_DOOR,
          )
          .map(({ line }) => `${path}:${line} takes values of the contract past ${BROWSER_DOOR}`)
      : [],
  )
  const behind = new Set([BROWSER_DOOR])
  for (const path of behind) {
    for (const { kind, target } of files.get(path)?.imports ?? [])
      if (kind !== 'type' && target) behind.add(target)
  }
  const validating = [...behind].filter((path) =>
    files.get(path)?.imports.some(({ kind, specifier }) => kind !== 'type' && specifier.startsWith('zod')),
  )
  return [...past, ...validating.map((path) => `${path} brings zod into ${BROWSER_DOOR}`)]
}

/** Finds import cycles. Dynamic imports and imports of generated files do not count. */
function findCycles(files: ReadonlyMap<string, SourceFile>): string[] {
  const state = new Map<string, 'open' | 'done'>()
  const faults: string[] = []
  const trail: string[] = []
  const visit = (path: string) => {
    state.set(path, 'open')
    trail.push(path)
    for (const target of eagerTargets(files.get(path))) {
      if (state.get(target) === 'open')
        faults.push(`cycle: ${[...trail.slice(trail.indexOf(target)), target].join(' → ')}`)
      else if (!state.has(target) && files.has(target)) visit(target)
    }
    trail.pop()
    state.set(path, 'done')
  }
  for (const path of files.keys()) if (!state.has(path)) visit(path)
  return faults
}

function eagerTargets(file: SourceFile | undefined): Set<string> {
  if (!file || /\.gen\.tsx?$/.test(file.path)) return new Set()
  const eager = file.imports.filter(({ kind }) => kind !== 'dynamic')
  return new Set(eager.flatMap(({ target }) => (target ? [target] : [])))
}

/**
 * Several files may have the same name if a framework requires the name, or if they are index files, tests or
 * declaration files.
 */
const MAY_REPEAT =
  /(^|\/)index\.tsx?$|\.gen\.ts$|\.config\.ts$|\.d\.m?ts$|\.test\.tsx?$|^apps\/web\/src\/(routes\/|(client|router|server|start)\.tsx?$)/

/**
 * Finds file names that occur twice. A name must be unique in the repository, so that a search for the name finds one
 * file.
 */
function findRepeatedNames(paths: readonly string[]): string[] {
  const byName = Map.groupBy(
    paths.filter((path) => !MAY_REPEAT.test(path)),
    (path) =>
      path
        .split('/')
        .at(-1)
        ?.replace(/\.\w+$/, '') ?? '',
  )
  const badNames = paths.filter(
    (path) => !MAY_REPEAT.test(path) && !/(^|\/)[a-z0-9]+([-.][a-z0-9]+)*\.\w+$/.test(path),
  )
  return [
    ...[...byName].flatMap(([name, same]) =>
      same.length > 1 ? [`${name} names ${same.join(' and ')}`] : [],
    ),
    ...badNames.map((path) => `${path} is not in kebab-case`),
  ]
}

runCheck('imports', import.meta, checkImports)
