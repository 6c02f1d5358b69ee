import { createHash } from 'node:crypto'

/** Milliseconds for a fixed amount of hashing. Divide absolute figures of different runs by it; ratios need it not. */
export async function calibrate(): Promise<{ readonly hash64MbMs: number }> {
  const block = Buffer.alloc(64 * 2 ** 20, 7)
  const times = Array.from({ length: 5 }, () => {
    const started = performance.now()
    createHash('sha256').update(block).digest()
    return performance.now() - started
  })
  return { hash64MbMs: Math.round(times.toSorted((a, b) => a - b)[2] ?? 0) }
}
