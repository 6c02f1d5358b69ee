import { setTimeout as delay } from 'node:timers/promises'

/** Polls until `ask` returns something other than false, null or undefined; rejects after the limit. */
export async function eventually<T>(
  what: string,
  ask: () => T | Promise<T>,
  limitMs = 30_000,
): Promise<Exclude<T, false | null | undefined>> {
  for (const startedAt = performance.now(); performance.now() - startedAt < limitMs; await delay(20)) {
    const answer = await ask()
    if (answer !== false && answer !== null && answer !== undefined) {
      return answer as Exclude<T, false | null | undefined>
    }
  }
  throw new Error(`within ${limitMs} ms it did not come true that ${what}`)
}
