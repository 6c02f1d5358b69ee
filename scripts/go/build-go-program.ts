import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PROJECT_DIR = join(import.meta.dirname, '../..')
/** Our programs need it, so it is required of all of them. */
const OLDEST_GO = [1, 26] as const

export type GoProgram = {
  /** For people, and for the name of its folder. */
  readonly name: string
  readonly module: string
  readonly version: string
  /** Path of the program inside its module. Without it, the module itself is the program. */
  readonly folder?: string
  /** Leaves parts of the program out. */
  readonly tags?: string
}

/** The path of the program and a folder for its configuration, or the reason why the program is missing. */
export type BuiltProgram = { readonly binary: string; readonly folder: string } | { readonly missing: string }

export function describeGoProgram({ name, version }: Pick<GoProgram, 'name' | 'version'>): string {
  return `${name} ${version}, which Go ${OLDEST_GO.join('.')} or newer builds`
}

/** Builds a fixed version of a program once. Returns a reason if Go is missing or the network does not allow it. */
export function buildGoProgram(program: GoProgram): BuiltProgram {
  const missing = findMissing()
  if (missing) return { missing }
  const { name, module, version } = program
  // The folder is inside `node_modules`, so that the program is built only once.
  const folder = join(PROJECT_DIR, 'node_modules/.cache', name.toLowerCase(), version)
  const binary = join(folder, process.platform === 'win32' ? 'program.exe' : 'program')
  // A machine without access to Go modules must not fail the tests.
  if (!build(program, folder, binary))
    return { missing: `Go could not build ${module}@${version}, see above` }
  return { binary, folder }
}

function findMissing(): string | undefined {
  const { status, stdout } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' })
  if (status !== 0) return 'there is no Go on this machine'
  const [major = 0, minor = 0] = stdout.replace(/^go/, '').split('.').map(Number)
  const isOld = major < OLDEST_GO[0] || (major === OLDEST_GO[0] && minor < OLDEST_GO[1])
  return isOld ? `it needs Go ${OLDEST_GO.join('.')}, this is ${stdout.trim()}` : undefined
}

/**
 * Returns whether the build succeeded. The Go module fixes the versions of the program and of what it uses. Go compares
 * downloads with its public checksum database.
 */
function build(
  { name, module, version, folder: inside, tags }: GoProgram,
  folder: string,
  binary: string,
): boolean {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'go.mod'),
    `module verstat.test/${name.toLowerCase()}\n\ngo ${OLDEST_GO.join('.')}\n\nrequire ${module} ${version}\n`,
  )
  console.log(`Building ${module}@${version}; the first time this takes minutes.`)
  const path = inside ? `${module}/${inside}` : module
  const { status } = spawnSync(
    'go',
    ['build', '-mod=mod', ...(tags ? ['-tags', tags] : []), '-o', binary, path],
    { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] },
  )
  return status === 0
}
