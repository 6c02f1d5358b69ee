import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_CHECK_MS = 250

/**
 * Runs a script in the foreground, forwards signals and returns the exit code. This process runs longer than the child
 * process, so that a second Ctrl-C reaches the child. If this process is killed, the child notices that its IPC
 * channel is closed. If the npm that started this process is killed, this process closes the channel.
 */
export function runInForeground(node, args, options) {
  return new Promise((resolve, reject) => {
    // Early versions of Node 24 warn about features that later versions consider stable.
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
      ...options,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      windowsHide: true,
    })
    const pass = (signal) => {
      // On Windows, the console sends Ctrl-C to every process. `kill()` would end the child at once.
      if (process.platform !== 'win32') child.kill(signal)
    }
    const leave = () => child.connected && child.disconnect()
    for (const signal of SIGNALS) process.on(signal, pass)
    process.on('disconnect', leave)
    const watch = watchParent(leave)
    const settle = () => {
      clearInterval(watch)
      process.off('disconnect', leave)
      for (const signal of SIGNALS) process.off(signal, pass)
    }
    if (process.channel) process.channel.unref()
    child.once('error', (error) => {
      settle()
      reject(error)
    })
    child.once('exit', (code, signal) => {
      settle()
      resolve(code === null ? exitCodeOf(signal) : code)
    })
  })
}

/**
 * Calls `onGone` when npm was killed. npm cannot report this, but this process, or the shell in which it runs, then
 * gets another parent process.
 */
function watchParent(onGone) {
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return undefined
  const shell = isShell(process.ppid) ? process.ppid : 0
  const family = () => `${process.ppid} ${shell ? parentOf(shell) : ''}`
  const before = family()
  const watch = setInterval(() => {
    if (family() === before) return
    clearInterval(watch)
    onGone()
  }, PARENT_CHECK_MS)
  watch.unref()
  return watch
}

function isShell(pid) {
  return /\((sh|dash|ash|bash|zsh|busybox)\)/.test(processStatus(pid)) && parentOf(pid) > 1
}

function parentOf(pid) {
  const status = processStatus(pid)
  return Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]) || 0
}

/**
 * Returns an empty text on systems without /proc. On such systems, the shell replaces itself with this process, so the
 * shell needs no check.
 */
function processStatus(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'latin1')
  } catch {
    return ''
  }
}

function exitCodeOf(signal) {
  const numbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 }
  return 128 + (numbers[signal] || 0)
}
