import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PROJECT_DIR = join(import.meta.dirname, '..')
const MODULE = 'github.com/centrifugal/centrifugo/v6'
const VERSION = 'v6.9.6'
const OLDEST_GO = [1, 26] as const

/** The folder is inside `node_modules`, so that Centrifugo is built only once. */
const FOLDER = join(PROJECT_DIR, 'node_modules/.cache/centrifugo', VERSION)
const BINARY = join(FOLDER, process.platform === 'win32' ? 'centrifugo.exe' : 'centrifugo')

export const CENTRIFUGO_HELP = `Centrifugo ${VERSION}, which Go ${OLDEST_GO.join('.')} or newer builds`

/** The path of the program and a folder for its configuration, or the reason why the program is missing. */
export type BuiltCentrifugo =
  | { readonly binary: string; readonly folder: string }
  | { readonly missing: string }

/** Builds a fixed version of Centrifugo. Returns a reason if Go is missing or the network does not allow it. */
export function buildCentrifugo(): BuiltCentrifugo {
  const missing = findMissing()
  if (missing) return { missing }
  // A machine without access to Go modules must not fail the tests.
  if (!build()) return { missing: `Go could not build ${MODULE}@${VERSION}, see above` }
  return { binary: BINARY, folder: FOLDER }
}

function findMissing(): string | undefined {
  const { status, stdout } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' })
  if (status !== 0) return 'there is no Go on this machine'
  const [major = 0, minor = 0] = stdout.replace(/^go/, '').split('.').map(Number)
  const isOld = major < OLDEST_GO[0] || (major === OLDEST_GO[0] && minor < OLDEST_GO[1])
  return isOld ? `it needs Go ${OLDEST_GO.join('.')}, this is ${stdout.trim()}` : undefined
}

/**
 * Returns whether the build succeeded. The Go module fixes the version of Centrifugo. Go compares downloads with its
 * public checksum database.
 */
function build(): boolean {
  mkdirSync(FOLDER, { recursive: true })
  const go = OLDEST_GO.join('.')
  writeFileSync(
    join(FOLDER, 'go.mod'),
    `module verstat.test/centrifugo\n\ngo ${go}\n\nrequire ${MODULE} ${VERSION}\n`,
  )
  console.log(`Building ${MODULE}@${VERSION}; the first time this takes minutes.`)
  const { status } = spawnSync('go', ['build', '-mod=mod', '-o', BINARY, MODULE], {
    cwd: FOLDER,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return status === 0
}
