import { spawnSync } from 'node:child_process'
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export type PythonTool = {
  /** The name of the package. */
  readonly name: string
  /** The version is fixed, because new tests of another version should not fail a build that has not changed. */
  readonly version: string
}

const PYTHONS = ['python3', 'python'] as const

/**
 * Installs a Python package into a folder of the project. Returns the interpreter that knows the package, and the folder
 * of its programs, or the reason why it cannot be installed.
 */
export function installPythonTool(
  projectDir: string,
  { name, version }: PythonTool,
): { readonly python: string; readonly bin: string } | { readonly missing: string } {
  const folder = join(projectDir, `.verstat/${name}-${version}`)
  const isWindows = process.platform === 'win32'
  const bin = join(folder, isWindows ? 'Scripts' : 'bin')
  const found = { python: join(bin, isWindows ? 'python.exe' : 'python'), bin }
  const done = join(folder, 'installed')
  if (existsSync(done)) return found
  const python = PYTHONS.find((each) => isNewEnough(each))
  if (python === undefined) return { missing: 'it needs Python 3.10 or newer, and there is none here' }
  const made = spawnSync(python, ['-m', 'venv', folder], { encoding: 'utf8' })
  if (made.status !== 0)
    return { missing: `${python} cannot make a virtual environment: ${made.stderr || made.stdout}` }
  const pip = ['-m', 'pip', 'install', '--quiet', '--disable-pip-version-check', `${name}==${version}`]
  const installed = spawnSync(found.python, pip, { encoding: 'utf8' })
  if (installed.status !== 0)
    return { missing: `${name} ${version} cannot be installed: ${installed.stderr}` }
  writeFileSync(done, '')
  return found
}

function isNewEnough(python: string): boolean {
  const check = 'import sys, venv; sys.exit(sys.version_info < (3, 10))'
  return spawnSync(python, ['-c', check]).status === 0
}
