import { spawn } from 'node:child_process'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP']
const PARENT_CHECK_MS = 500

/**
 * Runs a program with our terminal, passes signals on and answers its exit code. We outlive it: a
 * second Ctrl-C reaches it, not us. When we are killed, the broken channel tells it; when npm above us
 * is killed, we tell it.
 */
export function runInForeground(program, args, options) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
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

/** npm cannot tell us that it was killed, but then another process becomes our parent. */
function watchParent(onGone) {
  const parent = process.ppid
  if (process.platform === 'win32' || !process.env.npm_lifecycle_event) return undefined
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    onGone()
  }, PARENT_CHECK_MS)
  watch.unref()
  return watch
}

function exitCodeOf(signal) {
  const numbers = { SIGHUP: 1, SIGINT: 2, SIGKILL: 9, SIGSEGV: 11, SIGTERM: 15 }
  return 128 + (numbers[signal] || 0)
}
