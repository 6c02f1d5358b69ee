import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { Refusal, withProgress } from './progress.ts'

const SOURCES = ['apps/web', 'packages', 'package-lock.json', 'tsconfig.json']

/** Builds the web app, unless its sources have not changed since the last complete build. */
export async function buildWeb(projectDir: string, options: { force?: boolean } = {}): Promise<void> {
  const stamp = join(projectDir, 'apps/web/dist/.verstat-built')
  const wanted = hashSources(projectDir)
  if (!options.force && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  rmSync(stamp, { force: true })
  await withProgress('Building the web app', () => build(projectDir))
  writeFileSync(stamp, wanted)
}

function build(projectDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const vite = join(projectDir, 'node_modules/vite/bin/vite.js')
    const child = spawn(process.execPath, [vite, 'build', '--logLevel', 'warn'], {
      cwd: join(projectDir, 'apps/web'),
      env: { ...process.env, NODE_ENV: 'production' },
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-20_000)
      })
    }
    child.once('error', reject)
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new Refusal(`Building the web app failed.\n\n${output.trim()}`))
    })
  })
}

/** Hashes the contents of the sources. Modification times are not enough, because a checkout or a copy changes them. */
function hashSources(projectDir: string): string {
  const hash = createHash('sha256')
  for (const source of SOURCES) {
    for (const file of filesOf(join(projectDir, source)).toSorted()) {
      hash.update(`${relative(projectDir, file)}\0`).update(readFileSync(file))
    }
  }
  return hash.digest('hex')
}

function filesOf(path: string): string[] {
  if (/\.[a-z]+$/.test(path)) return isGenerated(path) ? [] : [path]
  return readdirSync(path, { withFileTypes: true }).flatMap((entry) => {
    if (entry.name === 'dist' || entry.name === 'node_modules' || entry.name.startsWith('.')) return []
    const inside = join(path, entry.name)
    if (entry.isDirectory()) return filesOf(`${inside}/`)
    return isGenerated(inside) || !entry.isFile() ? [] : [inside]
  })
}

/**
 * Whether a file does not affect the output of the build. The build writes generated files itself, and leaves out tests
 * and stories.
 */
function isGenerated(path: string): boolean {
  return /\.(gen|test|stories)\.tsx?$/.test(path)
}
