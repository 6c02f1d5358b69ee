import { StartError } from '../config/start-error.ts'

/** Runs a command of the command line. A `StartError` is printed as one line, and the exit code becomes 1. */
export async function runCommandLine(run: () => Promise<void> | void): Promise<void> {
  try {
    await run()
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}

export function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Returns a function that prints a growing count at most once a second. */
export function createProgress(what: string): (done: number) => void {
  let last = Date.now()
  return (done) => {
    if (Date.now() - last < 1_000) return
    last = Date.now()
    printLine(`${done.toLocaleString('en')} ${what} …`)
  }
}
