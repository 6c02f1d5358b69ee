import { createHash } from 'node:crypto'

/**
 * Measures how many milliseconds a fixed amount of hashing takes. To compare absolute times of two runs, divide them
 * by this value. Ratios do not need this.
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
