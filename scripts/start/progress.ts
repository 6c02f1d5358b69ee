const REMINDER_MS = 15_000

/** Runs a slow step: prints when it begins, every 15 seconds, and its total time. */
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

/** A failure whose message is enough; it is printed without a stack. */
export class Refusal extends Error {
  readonly isForPeople = true
}
