import { execFile } from 'node:child_process'
import { appendFileSync, chmodSync, cpSync, globSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type RunningApp, runApp } from './run-app.ts'

const PROJECT = fileURLToPath(new URL('..', import.meta.url))

export type DeployedSite = {
  readonly origin: string
  /** Builds and deploys the web app. The root element of its pages has `mark` as the attribute `data-build`. */
  deploy(mark: string): Promise<void>
  stop(): Promise<void>
}

/** Starts a site from a copy of the repository, so that a test can deploy a new build while pages are open. */
export async function startDeployedSite(
  environment: Readonly<Record<string, string>> = {},
): Promise<DeployedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'verstat-deployed-'))
  const project = join(folder, 'project')
  const dataDir = join(folder, 'data')
  for (const part of ['apps', 'packages', 'package.json']) {
    cpSync(join(PROJECT, part), join(project, part), {
      recursive: true,
      filter: (source) => basename(source) !== 'node_modules',
    })
  }
  // npm installs some packages in the `node_modules` of the workspace that needs them.
  for (const packages of ['node_modules', ...globSync('{apps,packages}/*/node_modules', { cwd: PROJECT })]) {
    symlinkSync(join(PROJECT, packages), join(project, packages), 'dir')
  }
  // When root runs the site, the site's database runs as another user. This user must be able to enter the folder.
  if (process.getuid?.() === 0) chmodSync(folder, 0o711)

  const run = (port: string) =>
    runApp({ SEED: 'none', DATA_DIR: dataDir, PORT: port, ...environment }, project)
  let app: RunningApp = await run('0')
  const { origin } = app
  return {
    origin,
    async deploy(mark) {
      appendFileSync(
        join(project, 'apps/web/src/client.tsx'),
        `\ndocument.documentElement.dataset.build = '${mark}'\n`,
      )
      await promisify(execFile)(
        process.execPath,
        [join(project, 'node_modules/vite/bin/vite.js'), 'build', '--logLevel', 'error'],
        { cwd: join(project, 'apps/web'), env: { ...process.env, NODE_ENV: 'production' } },
      )
      await app.stop()
      app = await run(new URL(origin).port)
    },
    async stop() {
      await app.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
