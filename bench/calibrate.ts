import { createHash } from 'node:crypto'

/**
 * Measures the machine's current speed: milliseconds for a fixed amount of hashing, the median of five. Divide
 * absolute figures of different runs by it; ratios within a run do not need it.
 */
export async function calibrate(): Promise<{ readonly hash64MbMs: number }> {
  const block = Buffer.alloc(64 * 2 ** 20, 7)
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    createHash('sha256').update(block).digest()
    return performance.now() - started
  })
  return { hash64MbMs: Math.round(times.toSorted((a, b) => a - b)[2] ?? 0) }
}
