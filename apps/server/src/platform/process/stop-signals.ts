const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
/** A terminal, npm and our own launcher each pass on the same Ctrl-C; those copies are one request. */
const SAME_REQUEST_MS = 400

type StopHandlers = {
  readonly stop: (reason: string) => void
  /** The person asked again: stop waiting for requests in flight. */
  readonly hurry: () => void
}

/** Calls `stop` on the first signal, or when the process that started this one is gone; `hurry` on the next. */
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
  // The launcher holds this channel for nothing else; it breaks when the launcher is killed.
  if (process.channel) {
    process.channel.unref()
    process.on('disconnect', () => ask('the launcher ended'))
  }
}
