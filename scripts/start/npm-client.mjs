import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** These options take precedence over the user's npm settings. */
const FLAGS = [
  '--ignore-scripts=true',
  '--include=dev',
  '--include=optional',
  '--include=peer',
  '--audit=false',
  '--fund=false',
  '--update-notifier=false',
  '--global=false',
  '--dry-run=false',
  '--package-lock=true',
  '--package-lock-only=false',
  '--bin-links=true',
  '--install-strategy=hoisted',
  '--engine-strict=false',
  '--progress=false',
  '--loglevel=error',
]

/**
 * Settings in the environment that would change which packages are installed. They are removed. The settings for
 * registry, proxy, certificates and cache stay.
 */
const DROPPED = [
  'also',
  'dev',
  'dry_run',
  'global',
  'global_style',
  'include',
  'install_links',
  'install_strategy',
  'legacy_bundling',
  'legacy_peer_deps',
  'location',
  'omit',
  'only',
  'optional',
  'prefix',
  'local_prefix',
  'production',
  'strict_allow_scripts',
  'strict_peer_deps',
  'workspace',
  'workspaces',
]

/**
 * Runs `npm ci` in a folder with the given Node. Uses the npm that started this process, or the npm that is installed
 * with `node`. Resolves to the output of npm if it failed, and to '' if it succeeded.
 */
export function npmCi(node, folder) {
  const cli = findNpm(node)
  const [program, args] = cli ? [node, [cli]] : [process.platform === 'win32' ? 'npm.cmd' : 'npm', []]
  return new Promise((resolve) => {
    const child = spawn(program, [...args, 'ci', ...FLAGS], {
      cwd: folder,
      env: npmEnvironment(node),
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: !cli && process.platform === 'win32',
      windowsHide: true,
    })
    let output = ''
    const append = (text) => {
      output = (output + text).slice(-20000)
    }
    child.stdout.setEncoding('utf8').on('data', append)
    child.stderr.setEncoding('utf8').on('data', append)
    child.once('error', (error) => resolve(`npm could not be run: ${error.message}`))
    child.once('close', (code) => resolve(code === 0 ? '' : output.trim() || `npm ended with ${code}`))
  })
}

/** Returns the first line of npm's output that explains the failure. */
export function npmReason(output) {
  const lines = output.split('\n').map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
  return (
    lines.find((line) => line && !/^(code|errno|syscall|path|A complete log)/.test(line)) ||
    'npm gave no reason'
  )
}

/**
 * Returns the path of the npm that started this process, or of the npm that is installed with `node`. Returns
 * undefined if npm is only in `PATH`.
 */
export function findNpm(node) {
  const started = process.env.npm_execpath
  // pnpm, yarn and bun set the same variable to the path of their own program.
  if (started && basename(started) === 'npm-cli.js' && existsSync(started)) return started
  for (const executable of [node, process.execPath]) {
    const folder = dirname(executable)
    const near = [join(folder, '..', 'lib', 'node_modules'), join(folder, 'node_modules')]
    const cli = near
      .map((modules) => join(modules, 'npm', 'bin', 'npm-cli.js'))
      .find((path) => existsSync(path))
    if (cli) return cli
  }
  return undefined
}

function npmEnvironment(node) {
  const environment = {}
  for (const [name, value] of Object.entries(process.env)) {
    const setting = name.toLowerCase().match(/^npm_config_(.*)$/)
    if (setting && DROPPED.includes(setting[1].replace(/-/g, '_'))) continue
    if (/^(npm_package_|npm_lifecycle_)/.test(name) || name === 'NODE_ENV') continue
    environment[name] = value
  }
  const path = Object.keys(environment).find((name) => name.toUpperCase() === 'PATH') || 'PATH'
  const separator = process.platform === 'win32' ? ';' : ':'
  environment[path] = dirname(node) + separator + (environment[path] || '')
  return environment
}
