/** How many times slower the browser's processor is made. The command `npm test -- e2e --cpu=6` sets it to 6. */
export const SLOWER = Math.max(1, Number(process.env.E2E_CPU) || 1)

export function patience(ms: number): number {
  return ms * SLOWER
}
