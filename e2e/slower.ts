/** By how much the browser's processor is slowed down: `npm test -- e2e --cpu=6`. */
export const SLOWER = Math.max(1, Number(process.env.E2E_CPU) || 1)

/** Multiplies a timeout by the slowdown. */
export function patience(ms: number): number {
  return ms * SLOWER
}
