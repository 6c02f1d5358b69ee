const REMINDER_MS = 15_000

/** Runs a slow step. Prints a line when the step begins, then every 15 seconds, and the total time at the end. */
export async function withProgress<T>(what: string, run: () => Promise<T>): Promise<T> {
  const startedAt = performance.now()
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  process.stdout.write(`${what} …\n`)
  const reminder = setInterval(() => process.stdout.write(`${what} … ${seconds()} s\n`), REMINDER_MS)
  try {
    const result = await run()
    process.stdout.write(`${what}: ${seconds()} s\n`)
    return result
  } finally {
    clearInterval(reminder)
  }
}

/** A failure whose message explains enough, so it is printed without a stack trace. */
export class Refusal extends Error {
  readonly isForPeople = true
}
