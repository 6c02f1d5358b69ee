import type { FastifyBaseLogger } from 'fastify'
import { pause } from '../process/pause.ts'
import { runSpan } from '../tracing/span.ts'
import type { Tracing } from '../tracing/tracing.ts'

export type Loop = { readonly stop: () => Promise<void> }

/**
 * Runs a short task again and again with a pause after each run. In this process the task never runs twice at
 * once. A failing task is logged when it starts to fail and when it works again, not at every run.
 */
export function startLoop(options: {
  readonly name: string
  readonly pauseMs: number
  /** Delay before the first run; default 0. */
  readonly delayMs?: number
  /** The signal is aborted when the process stops. Only work that takes long needs it. */
  readonly run: (stopping: AbortSignal) => Promise<void>
  readonly log: Pick<FastifyBaseLogger, 'info' | 'warn'>
  /** A run is traced if it asks something outside, such as a payment provider, or queues a job. */
  readonly tracing?: Tracing | null | undefined
}): Loop {
  const stopping = new AbortController()
  const running = repeat(options, stopping.signal)
  return {
    stop: async () => {
      stopping.abort()
      await running
    },
  }
}

async function repeat(options: Parameters<typeof startLoop>[0], signal: AbortSignal) {
  const { name, pauseMs, delayMs = 0, log, tracing } = options
  const run = () =>
    tracing
      ? runSpan(tracing.start(`loop ${name}`, { onlyIfBusy: true }), () => options.run(signal))
      : options.run(signal)
  let failing = false
  if (delayMs > 0) await pause(delayMs, signal)
  while (!signal.aborted) {
    try {
      await run()
      if (failing) log.info({ loop: name }, 'background task works again')
      failing = false
    } catch (error) {
      if (!failing) log.warn({ loop: name, err: error }, 'background task fails')
      failing = true
    }
    await pause(pauseMs, signal)
  }
}
