import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const PROJECT_DIR = join(import.meta.dirname, '../..')
const OLDEST_JAVA = 11
/** Changed by hand when the contents of the folder must be made anew. */
const FOLDER = join(PROJECT_DIR, '.verstat/opensearch-2.19.1')
const DONE = join(FOLDER, 'done')

export const OPENSEARCH_HELP = `OpenSearch 2.19.1, which Maven fetches for Java ${OLDEST_JAVA} or newer`

/** The Java class path of a test node, or the reason why there is none. */
export type FetchedOpensearch = { readonly classPath: string } | { readonly missing: string }

/** Fetches OpenSearch with Maven, once. Returns a reason if Java or Maven is missing or the network does not allow it. */
export function fetchOpensearch(): FetchedOpensearch {
  const missing = findMissing()
  if (missing) return { missing }
  const jars = join(FOLDER, 'lib', '*')
  const classes = join(FOLDER, 'classes')
  const sources = ['pom.xml', 'TestNode.java'].map((name) => join(import.meta.dirname, name))
  const wanted = sources.map((path) => readFileSync(path, 'utf8')).join('')
  if (!existsSync(DONE) || readFileSync(DONE, 'utf8') !== wanted) {
    rmSync(FOLDER, { recursive: true, force: true })
    mkdirSync(classes, { recursive: true })
    console.log('Fetching OpenSearch; the first time this takes a minute.')
    const [pom = '', node = ''] = sources
    const copy = ['-q', '-B', '-f', pom, 'dependency:copy-dependencies', `-DoutputDirectory=${FOLDER}/lib`]
    // A machine without access to Maven's packages must not fail the tests.
    if (!runs('mvn', copy)) return { missing: 'Maven could not fetch it, see above' }
    if (!runs('javac', ['-cp', jars, '-d', classes, node]))
      return { missing: 'Java could not compile the test node' }
    writeFileSync(DONE, wanted)
  }
  return { classPath: [jars, classes].join(delimiter) }
}

function findMissing(): string | undefined {
  const { status, stdout } = spawnSync('javac', ['-version'], { encoding: 'utf8' })
  if (status !== 0) return 'there is no Java compiler on this machine'
  const [major = 0] = stdout
    .replace(/^javac /, '')
    .split('.')
    .map(Number)
  if (major < OLDEST_JAVA) return `it needs Java ${OLDEST_JAVA}, this is ${stdout.trim()}`
  return spawnSync('mvn', ['-v']).status === 0 ? undefined : 'there is no Maven on this machine'
}

function runs(program: string, args: readonly string[]): boolean {
  return spawnSync(program, args, { stdio: ['ignore', 'inherit', 'inherit'] }).status === 0
}
