/** Finds a browser for the end-to-end tests and prints its path. Installs a browser if necessary. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { installedBrowsers } from './browser/installed-browsers.ts'
import { packedChromium } from './browser/packed-chromium.ts'
import { Refusal, withProgress } from './start/progress.ts'

export type Browser = { readonly path: string; readonly env: Readonly<Record<string, string>> }

const PROJECT_DIR = join(import.meta.dirname, '..')
const LAUNCH_LIMIT_MS = 60_000

/**
 * Returns the first browser that starts. Tries the browser in `CHROMIUM_PATH`, installed browsers, the browser from an
 * npm package (Linux on x64), Playwright's own browser, and Debian's browser (installed with apt-get, as root).
 * Rejects with a message of one line if no browser starts.
 */
export async function findBrowser(): Promise<Browser> {
  const named = process.env.CHROMIUM_PATH
  if (named) {
    const problem = await launchProblem({ path: named, env: {} })
    if (problem === '') return { path: named, env: {} }
    throw new Refusal(`CHROMIUM_PATH does not lead to a browser that starts: ${problem}.`)
  }
  const problems: string[] = []
  for (const [name, look] of SOURCES) {
    try {
      for (const browser of await look()) {
        const problem = await launchProblem(browser)
        if (problem === '') return browser
        problems.push(`${browser.path}: ${problem}`)
      }
    } catch (error) {
      problems.push(`${name}: ${error instanceof Error ? error.message.split('\n')[0] : error}`)
    }
  }
  const tried = problems.length > 0 ? ` Tried: ${problems.join('; ')}.` : ''
  throw new Refusal(
    `No browser for the tests: install Chrome or Chromium, or set CHROMIUM_PATH to one.${tried}`,
  )
}

const SOURCES: readonly (readonly [string, () => Promise<Browser[]>])[] = [
  ['installed', async () => installedBrowsers().map((path) => ({ path, env: {} }))],
  ['npm package', fromPackage],
  ["Playwright's", fromPlaywright],
  ['apt-get', fromDebian],
]

async function fromPackage(): Promise<Browser[]> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  return [await packedChromium(PROJECT_DIR)]
}

async function fromPlaywright(): Promise<Browser[]> {
  const path = chromium.executablePath()
  if (!existsSync(path)) {
    const cli = join(PROJECT_DIR, 'node_modules/@playwright/test/cli.js')
    await withProgress("Fetching Playwright's Chromium", async () =>
      run(process.execPath, [cli, 'install', 'chromium', '--no-shell']),
    )
  }
  return existsSync(path) ? [{ path, env: {} }] : []
}

async function fromDebian(): Promise<Browser[]> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return []
  await withProgress('Installing Chromium with apt-get', async () => {
    run('apt-get', ['update', '-qq'])
    run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  })
  return existsSync('/usr/bin/chromium') ? [{ path: '/usr/bin/chromium', env: {} }] : []
}

function run(program: string, args: readonly string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const done = spawnSync(program, args, { encoding: 'utf8', timeout: 300_000, env })
  if (done.error) throw done.error
  if (done.status === 0) return
  const lines = done.stderr.split('\n').filter((line) => line.trim() !== '')
  throw new Error(
    lines.find((line) => /error|^E:/i.test(line)) ?? lines[0] ?? `${program} ended with ${done.status}`,
  )
}

/**
 * Returns in one line why the browser cannot open a page, or '' if it can. Opening a page is necessary, because a
 * browser that prints its version number may still be unable to open a page.
 */
async function launchProblem({ path, env }: Browser): Promise<string> {
  try {
    const browser = await chromium.launch({
      executablePath: path,
      env: { ...process.env, ...env },
      timeout: LAUNCH_LIMIT_MS,
    })
    try {
      const page = await browser.newPage()
      return (await page.evaluate('6 * 7')) === 42 ? '' : 'it does not run scripts'
    } finally {
      await browser.close()
    }
  } catch (error) {
    const lines = error instanceof Error ? error.message.split('\n') : [String(error)]
    return (
      lines.find((line) => /error while loading|cannot open|EACCES|ENOENT/i.test(line))?.trim() ??
      lines[0] ??
      ''
    )
  }
}

if (import.meta.main) {
  try {
    console.log((await findBrowser()).path)
  } catch (error) {
    console.error(error instanceof Refusal ? error.message : error)
    process.exitCode = 1
  }
}
