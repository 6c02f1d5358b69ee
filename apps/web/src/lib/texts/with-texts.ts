import { awaitTexts, fetchTexts } from './part-texts.ts'

/**
 * Loads a part of the app together with the messages its modules use. The build puts it around every `import()` of a
 * part (`messagesPlugin`), so a module never runs without its texts. A part that is lost is told as the import tells it.
 */
export async function withTexts<T>(part: number, load: () => Promise<T>): Promise<T> {
  const texts = fetchTexts(part)
  // Whether they are lost matters only once the part is there.
  texts.catch(() => {})
  const loaded = await load()
  await awaitTexts(part, texts)
  return loaded
}

/** The head of a route: it may run where the route's part is not loaded, as when there is no such page. */
export function headWithTexts<A extends unknown[], T>(
  part: number,
  head: (...args: A) => T | Promise<T>,
): (...args: A) => Promise<T> {
  return async (...args) => {
    await awaitTexts(part, fetchTexts(part))
    return head(...args)
  }
}
