import { type ChildProcess, spawn } from 'node:child_process'

export type Counts = { readonly passed: number; readonly failed: number }
export type ToolResult = { readonly code: number; readonly output: string }

const running = new Set<ChildProcess>()
const PATIENCE_MS = 20_000
const KEPT_CHARACTERS = 200_000

/**
 * Runs a JavaScript tool with the current Node. With `isQuiet`, the output is captured. Otherwise it goes to the
 * terminal.
 */
export function runTool(
  cwd: string,
  args: readonly string[],
  options: { readonly isQuiet?: boolean; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', options.isQuiet ? 'pipe' : 'inherit', options.isQuiet ? 'pipe' : 'inherit'],
      windowsHide: true,
    })
    running.add(child)
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        output = (output + text).slice(-KEPT_CHARACTERS)
      })
    }
    child.once('error', (error) => resolve({ code: 1, output: `${output}\n${error.message}` }))
    child.once('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Interrupts every running tool as Ctrl-C does, and kills the tools that do not end. */
export function stopTools(): void {
  for (const child of running) {
    child.kill('SIGINT')
    setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref()
  }
}

export function sum(counts: readonly Counts[]): Counts {
  return {
    passed: counts.reduce((total, { passed }) => total + passed, 0),
    failed: counts.reduce((total, { failed }) => total + failed, 0),
  }
}
