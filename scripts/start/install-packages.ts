import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { npmCi, npmReason } from './npm-client.mjs'
import { Refusal, withProgress } from './progress.ts'

/** Installs packages, unless node_modules already matches package-lock.json. */
export async function installPackages(projectDir: string): Promise<void> {
  const stamp = join(projectDir, 'node_modules', '.verstat-installed')
  const lockText = readFileSync(join(projectDir, 'package-lock.json'), 'utf8')
  const wanted = createHash('sha256').update(`${process.platform}-${process.arch}\n${lockText}`).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  if (!isInstalled(projectDir, JSON.parse(lockText))) {
    // The stamp file is removed first, so that an interrupted installation does not look complete.
    rmSync(stamp, { force: true })
    await withProgress('Installing packages', () => install(projectDir))
  }
  writeFileSync(stamp, wanted)
}

async function install(projectDir: string): Promise<void> {
  const output = await npmCi(process.execPath, projectDir)
  if (output === '') return
  throw new Refusal(`Installing the packages failed: ${npmReason(output)}\n\n${output}`)
}

type LockEntry = {
  readonly version?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
  readonly libc?: readonly string[]
}
type Lock = { readonly packages: Readonly<Record<string, LockEntry>> }

/**
 * Whether the packages of this lock file are already installed, for example by hand. The copy of the lock file in
 * node_modules is the proof, because npm writes the copy last.
 */
function isInstalled(projectDir: string, wanted: Lock): boolean {
  const copy = join(projectDir, 'node_modules', '.package-lock.json')
  if (!existsSync(copy)) return false
  const installed: Lock = JSON.parse(readFileSync(copy, 'utf8'))
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith('node_modules/') || entry.link) return true
    const found = installed.packages[path]
    if (!found) return entry.optional === true && !isMadeForThisSystem(entry)
    return (
      found.version === entry.version &&
      found.integrity === entry.integrity &&
      existsSync(join(projectDir, path))
    )
  })
}

/**
 * Whether the package must be installed on this system. Optional packages without `os` and `cpu` may be missing, for
 * example parts of a WebAssembly fallback.
 */
function isMadeForThisSystem({ os, cpu, libc }: LockEntry): boolean {
  if (!os && !cpu) return false
  return allows(os, process.platform) && allows(cpu, process.arch) && !libc?.includes('musl')
}

function allows(list: readonly string[] | undefined, value: string): boolean {
  if (!list) return true
  return list.includes(value) || (list.every((each) => each.startsWith('!')) && !list.includes(`!${value}`))
}
