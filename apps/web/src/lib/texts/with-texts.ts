import { awaitTexts, fetchTexts } from './part-texts.ts'

/**
 * Loads a part of the app with its messages. The build wraps every `import()` of a part in it, so no module runs
 * without its texts.
 */
export async function withTexts<T>(part: number, load: () => Promise<T>): Promise<T> {
  const texts = fetchTexts(part)
  // Avoids an unhandled rejection; the failure is handled below once the part is there.
  texts.catch(() => {})
  const loaded = await load()
  await awaitTexts(part, texts)
  return loaded
}

/** Wraps a route's `head`, which may run before the route's part is loaded, for example for a 404. */
export function headWithTexts<A extends unknown[], T>(
  part: number,
  head: (...args: A) => T | Promise<T>,
): (...args: A) => Promise<T> {
  return async (...args) => {
    await awaitTexts(part, fetchTexts(part))
    return head(...args)
  }
}
