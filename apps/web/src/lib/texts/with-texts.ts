import { awaitTexts, fetchTexts } from './part-texts.ts'

/**
 * Loads a part of the app together with its messages. The build wraps every `import()` of a part in this function, so
 * no module runs without its texts.
 */
export async function withTexts<T>(part: number, load: () => Promise<T>): Promise<T> {
  const texts = fetchTexts(part)
  // This avoids an unhandled rejection. `awaitTexts` below handles the failure.
  texts.catch(() => {})
  const loaded = await load()
  await awaitTexts(part, texts)
  return loaded
}

/**
 * Wraps a route's `head` so that it waits for its messages. `head` may run before the route's part is loaded, for
 * example on a 404 page.
 */
export function headWithTexts<A extends unknown[], T>(
  part: number,
  head: (...args: A) => T | Promise<T>,
): (...args: A) => Promise<T> {
  return async (...args) => {
    await awaitTexts(part, fetchTexts(part))
    return head(...args)
  }
}
