import { setTimeout as delay } from 'node:timers/promises'

type Falsy = false | null | undefined

/**
 * Calls `ask` repeatedly until it returns something other than false, null or undefined. Rejects after the
 * time limit.
 */
export async function eventually<T>(
  what: string,
  ask: () => Falsy | T | Promise<Falsy | T>,
  limitMs = 30_000,
): Promise<T> {
  for (const startedAt = performance.now(); performance.now() - startedAt < limitMs; await delay(20)) {
    const answer = await ask()
    if (answer !== false && answer !== null && answer !== undefined) return answer
  }
  throw new Error(`within ${limitMs} ms it did not come true that ${what}`)
}
