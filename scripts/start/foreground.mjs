import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_CHECK_MS = 250

/**
 * Runs a script under the Node given, with our terminal, passes signals on and answers its exit code. We outlive it: a
 * second Ctrl-C reaches it, not us. When we are killed, the broken channel tells it; when npm above us
 * is killed, we tell it.
 */
export function runInForeground(node, args, options) {
  return new Promise((resolve, reject) => {
    // Early versions of Node 24 warn about what later ones call stable.
    const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
      ...options,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      windowsHide: true,
    })
    const pass = (signal) => {
      // Windows gives Ctrl-C to everything in the console; kill() there would end the child at once.
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

/** npm cannot tell us that it was killed, but then we, or the shell it runs us in, get another parent. */
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

/** Empty on systems without /proc, where the shell gives its place to us. */
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
