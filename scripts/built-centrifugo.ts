import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const PROJECT_DIR = join(import.meta.dirname, '..')
const MODULE = 'github.com/centrifugal/centrifugo/v6'
const VERSION = 'v6.9.6'
const OLDEST_GO = [1, 26] as const

/** Beside what npm installs, so that it is built once. */
const FOLDER = join(PROJECT_DIR, 'node_modules/.cache/centrifugo', VERSION)
const BINARY = join(FOLDER, process.platform === 'win32' ? 'centrifugo.exe' : 'centrifugo')

export const CENTRIFUGO_HELP = `Centrifugo ${VERSION}, which Go ${OLDEST_GO.join('.')} or newer builds`

/** The program and a folder for what it is told, or why there is none. */
export type BuiltCentrifugo =
  | { readonly binary: string; readonly folder: string }
  | { readonly missing: string }

/** Builds a pinned Centrifugo with Go's client, where there is a Go that can and a network that lets it. */
export function buildCentrifugo(): BuiltCentrifugo {
  const missing = whatIsMissing()
  if (missing) return { missing }
  // A network without Go's modules is no fault of the project.
  if (!build()) return { missing: `Go could not build ${MODULE}@${VERSION}, see above` }
  return { binary: BINARY, folder: FOLDER }
}

function whatIsMissing(): string | undefined {
  const { status, stdout } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' })
  if (status !== 0) return 'there is no Go on this machine'
  const [major = 0, minor = 0] = stdout.replace(/^go/, '').split('.').map(Number)
  const isOld = major < OLDEST_GO[0] || (major === OLDEST_GO[0] && minor < OLDEST_GO[1])
  return isOld ? `it needs Go ${OLDEST_GO.join('.')}, this is ${stdout.trim()}` : undefined
}

/** A module of its own names the version; Go checks what it fetches against its public log of checksums. */
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
