export type Subject = { readonly name: string; readonly run: () => Promise<unknown> }

/**
 * Runs the subjects in turns, so that a disturbance affects all of them alike. Returns the sorted times of each
 * subject in milliseconds.
 */
export async function timeInterleaved(
  subjects: readonly Subject[],
  rounds: number,
  warmUp = 6,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const times = new Map<string, number[]>(subjects.map(({ name }) => [name, []]))
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const { name, run } of subjects) {
      const started = performance.now()
      await run()
      if (round >= 0) times.get(name)?.push(performance.now() - started)
    }
  }
  return new Map([...times].map(([name, values]) => [name, values.toSorted((a, b) => a - b)]))
}

/** Returns the quantile `q` of sorted values. `q` is between 0 and 1. */
export function quantile(sorted: readonly number[], q: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * q))] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return quantile(
    values.toSorted((a, b) => a - b),
    0.5,
  )
}
