import { createHash } from 'node:crypto'

/**
 * How fast this machine is at this moment: milliseconds for a fixed piece of work, the median of five. Absolute
 * figures of two runs compare only after dividing by it; ratios within one run need no such help.
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
