/** How many times slower than it is the browser's processor runs: `npm test -- e2e --cpu=6`. */
export const SLOWER = Math.max(1, Number(process.env.E2E_CPU) || 1)

/** Time enough for something that takes so long on a quiet machine. */
export function patience(ms: number): number {
  return ms * SLOWER
}
