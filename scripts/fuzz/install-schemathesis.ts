import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** The version is fixed, because new tests of another version should not fail a build that has not changed. */
const VERSION = '4.32.5'
const PYTHONS = ['python3', 'python'] as const

/**
 * Installs schemathesis into a folder of the project. Returns the path of the program, or the reason why it cannot be
 * installed.
 */
export function installSchemathesis(
  projectDir: string,
): { readonly program: string } | { readonly missing: string } {
  const folder = join(projectDir, `.verstat/schemathesis-${VERSION}`)
  const bin = join(folder, process.platform === 'win32' ? 'Scripts' : 'bin')
  const program = join(bin, process.platform === 'win32' ? 'schemathesis.exe' : 'schemathesis')
  if (existsSync(program)) return { program }
  const python = PYTHONS.find((name) => isNewEnough(name))
  if (python === undefined) return { missing: 'it needs Python 3.10 or newer, and there is none here' }
  const made = spawnSync(python, ['-m', 'venv', folder], { encoding: 'utf8' })
  if (made.status !== 0)
    return { missing: `${python} cannot make a virtual environment: ${made.stderr || made.stdout}` }
  const installed = spawnSync(
    join(bin, 'python'),
    ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `schemathesis==${VERSION}`],
    { encoding: 'utf8' },
  )
  if (installed.status !== 0)
    return { missing: `schemathesis ${VERSION} cannot be installed: ${installed.stderr}` }
  return { program }
}

function isNewEnough(python: string): boolean {
  const check = 'import sys, venv; sys.exit(sys.version_info < (3, 10))'
  return spawnSync(python, ['-c', check]).status === 0
}
