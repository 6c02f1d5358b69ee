const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/**
 * The terminal, npm and our launcher may each forward the same Ctrl-C. Signals within this time count as one.
 */
const SAME_REQUEST_MS = 400

type StopHandlers = {
  readonly stop: (reason: string) => void
  /** Called at a second request to stop: the process must no longer wait for running requests. */
  readonly hurry: () => void
}

/** Calls `stop` on the first signal or when the parent process has died, and `hurry` on the next signal. */
export function onStopSignals({ stop, hurry }: StopHandlers): void {
  let askedAt: number | null = null
  const ask = (reason: string) => {
    if (askedAt === null) {
      askedAt = performance.now()
      stop(reason)
    } else if (performance.now() - askedAt > SAME_REQUEST_MS) {
      hurry()
    }
  }
  for (const signal of SIGNALS) process.on(signal, () => ask(signal))
  // The launcher opens this IPC channel only for this purpose: the channel disconnects when the launcher is
  // killed.
  if (process.channel) {
    process.channel.unref()
    process.on('disconnect', () => ask('the launcher ended'))
  }
}
