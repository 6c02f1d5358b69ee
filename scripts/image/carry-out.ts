import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, statSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { withProgress } from '../start/progress.ts'
import type { Dockerfile, Step } from './read-dockerfile.ts'

/** The program in the official images of Node. */
const NODE = '/usr/local/bin/node'

type Building = {
  readonly projectDir: string
  /** The folder for the root folders of the stages. */
  readonly folder: string
  readonly isAdmitted: (path: string) => boolean
}

/** Carries out every stage of the Dockerfile in folders instead of containers. Returns the root folder of the last. */
export async function carryOut(dockerfile: Dockerfile, building: Building): Promise<string> {
  const roots = new Map<string, string>()
  let root = ''
  for (const { name, base, steps } of dockerfile.stages) {
    root = join(building.folder, name || 'image')
    mkdirSync(join(root, 'app'), { recursive: true })
    const earlier = roots.get(base)
    if (earlier) cpSync(earlier, root, { recursive: true, verbatimSymlinks: true })
    roots.set(name, root)
    for (const step of steps) {
      if (step.kind === 'copy') copy(step, root, roots, building)
      else await withProgress(`${name || 'image'}: ${step.command}`, async () => run(step.command, root))
    }
  }
  return root
}

function copy(
  { from, sources, to }: Extract<Step, { kind: 'copy' }>,
  root: string,
  roots: ReadonlyMap<string, string>,
  { projectDir, isAdmitted }: Building,
): void {
  for (const source of sources) {
    // This machine's Node stands for that of the base.
    if (source === NODE) continue
    const path = from === null ? join(projectDir, source) : join(roots.get(from) ?? from, source)
    const isFolder = statSync(path).isDirectory()
    // A folder gives its content, a file goes into a target that ends with a slash.
    const target = join(root, 'app', to, !isFolder && to.endsWith('/') ? basename(source) : '')
    mkdirSync(dirname(target), { recursive: true })
    const filter = (each: string) => {
      const name = relative(projectDir, each)
      return from !== null || name === '' || isAdmitted(name)
    }
    cpSync(path, target, { recursive: true, verbatimSymlinks: true, filter })
  }
}

function run(command: string, root: string): void {
  // Paths from the root are meant for the container.
  const moved = command.replaceAll(/(?<=\s)\/(?=\w)/g, `${root}/`)
  const { PATH = '', HOME = '' } = process.env
  const env = { PATH, HOME, npm_config_prefer_offline: 'true' }
  const options = { cwd: join(root, 'app'), env, encoding: 'utf8' } as const
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-ec', moved], options)
  if (status !== 0) throw new Error(`${command} failed:\n${stdout}${stderr}`)
}
