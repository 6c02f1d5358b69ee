const REMINDER_MS = 15_000

/**
 * Prints a message when a slow step of the server's start begins, then every 15 seconds, and at the end the
 * total time.
 */
export function createLongStep(what: string): { begin(): void; end(): void } {
  let startedAt = 0
  let reminder: NodeJS.Timeout | undefined
  const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1)
  return {
    begin() {
      startedAt = performance.now()
      process.stdout.write(`${what} …\n`)
      reminder = setInterval(() => process.stdout.write(`${what} … ${seconds()} s\n`), REMINDER_MS)
      reminder.unref()
    },
    end() {
      if (!reminder) return
      clearInterval(reminder)
      process.stdout.write(`${what}: ${seconds()} s\n`)
    },
  }
}
