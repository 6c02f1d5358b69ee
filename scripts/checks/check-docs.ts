/** Checks that the paths, links and commands in the documents exist, and that generated documents are up to date. */
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { type CheckResult, runCheck } from './check-report.ts'
import { SKIPPED_FOLDERS, trackedFiles, walk } from './check-source-graph.ts'

const REQUIRED = ['README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md']

/** Scripts that write a document. With `--check`, a script only says whether the document is up to date. */
const PRINTERS = ['scripts/print-configuration.ts']

/** Finds paths, headings and commands in the documents below `root` that do not exist. */
export function checkDocs(root: string): CheckResult {
  const files = [...walk(root, '')]
  const documents = files.filter((path) => path.endsWith('.md'))
  const missed = trackedFiles(root).filter((path) => path.endsWith('.md') && !documents.includes(path))
  if (documents.length === 0 || missed.length > 0) {
    throw new Error(`Read ${documents.length} documents${missed.map((path) => `, not ${path}`).join('')}`)
  }
  const faults = [
    ...REQUIRED.filter((path) => !documents.includes(path)).map((path) => `${path} is missing`),
    ...documents.flatMap((path) => documentFaults(root, path, files)),
    ...PRINTERS.filter((path) => existsSync(join(root, path))).flatMap((path) => printerFaults(root, path)),
  ]
  return { faults, read: `${documents.length} documents` }
}

function documentFaults(root: string, document: string, files: readonly string[]): string[] {
  const text = readFileSync(join(root, document), 'utf8')
  const scripts = Object.keys(readScripts(root))
  const place = (offset: number) => `${document}:${text.slice(0, offset).split('\n').length}`
  const faults: string[] = []
  for (const { 1: target = '', index } of withoutCode(text).matchAll(/\]\(\s*<?([^)\s>]+)>?[^)]*\)/g)) {
    const fault = linkFault(root, document, target)
    if (fault) faults.push(`${place(index)} ${fault}`)
  }
  for (const { 1: code = '', index } of text.matchAll(/`([^`\n]+)`/g)) {
    if (isPath(root, code) && !pathExists(root, document, code, files)) {
      faults.push(`${place(index)} names ${code}, which does not exist`)
    }
  }
  for (const { 1: name = '', index } of text.matchAll(/\bnpm run ([\w:-]+)/g)) {
    if (!scripts.includes(name))
      faults.push(`${place(index)} names npm run ${name}, which package.json does not have`)
  }
  return faults
}

function linkFault(root: string, document: string, target: string): string | undefined {
  if (/^[a-z][a-z0-9+.-]*:/i.test(target)) return undefined
  const [path = '', heading] = target.split('#')
  const file = path === '' ? document : posix.join(posix.dirname(document), decodeURIComponent(path))
  if (!existsSync(join(root, file))) return `links to ${target}, which does not exist`
  if (heading && file.endsWith('.md') && !headings(root, file).has(heading)) {
    return `links to ${target}, but ${file} has no such heading`
  }
  return undefined
}

/** Returns the anchors of the headings of a document. */
function headings(root: string, file: string): ReadonlySet<string> {
  const text = readFileSync(join(root, file), 'utf8')
  const titles = withoutCode(text).matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)
  return new Set(
    [...titles].map(([, title = '']) =>
      title
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/**
 * Whether inline code looks like a path of this repository. A path starts with a folder of the repository or ends like
 * a file name.
 */
function isPath(root: string, code: string): boolean {
  if (/[\s<>{}…$|=:]|^\/|\/\//.test(code)) return false
  const [first = ''] = code.replace(/^\.\//, '').split('/')
  const isInFolder =
    code.includes('/') && first !== '' && !SKIPPED_FOLDERS.has(first) && existsSync(join(root, first))
  return isInFolder || /^[A-Z]+\.md$|^[\w-]+\.(json|mjs)$|\/[\w.-]+\.(tsx?|mjs|sql|css|md|json)$/.test(code)
}

/**
 * Whether a path in a document exists. A path may be relative to the root, to the document or to any folder. In a
 * path, `*` stands for any characters and `/X/` for any module.
 */
function pathExists(root: string, document: string, code: string, files: readonly string[]): boolean {
  const candidates = [code, posix.join(posix.dirname(document), code)].map((path) => posix.normalize(path))
  if (candidates.some((path) => existsSync(join(root, path)))) return true
  if (files.some((file) => file.endsWith(`/${code}`))) return true
  if (!/\*|\/X(\/|$)/.test(code)) return false
  return candidates.some((path) => {
    const pattern = path
      .replace(/[.+?^()[\]\\]/g, '\\$&')
      .replace(/\/X(?=\/|$)/g, '/[^/]+')
      .replaceAll('*', '[^/]*')
    return files.some((file) => new RegExp(`^${pattern}(/|$)`).test(file))
  })
}

/** Replaces code blocks by spaces, because code blocks contain examples. The text keeps its length. */
function withoutCode(text: string): string {
  return text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ' '))
}

function readScripts(root: string): Readonly<Record<string, string>> {
  const { scripts = {} }: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  )
  return scripts
}

function printerFaults(root: string, script: string): string[] {
  try {
    execFileSync(process.execPath, [script, '--check'], { cwd: root, encoding: 'utf8', stdio: 'pipe' })
    return []
  } catch (error) {
    const output = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : String(error)
    return [output || `${script} --check failed`]
  }
}

runCheck('docs', import.meta, checkDocs)
