import { setTimeout as delay } from 'node:timers/promises'

/** Resolves after the time, or as soon as the signal aborts. The timer does not keep the process alive. */
export async function pause(ms: number, signal: AbortSignal): Promise<void> {
  try {
    await delay(ms, undefined, { signal, ref: false })
  } catch (error) {
    if (!signal.aborted) throw error
  }
}
