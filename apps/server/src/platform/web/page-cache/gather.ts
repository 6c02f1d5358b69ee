/**
 * Passes names on at once, and those that come within a pause after that together at its end: a storm of changes drops
 * pages once a second instead of at each change. `stop` forgets what has not been passed on.
 */
export function gather(
  pauseMs: number,
  pass: (names: readonly string[]) => void,
): { readonly add: (names: readonly string[]) => void; readonly stop: () => void } {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const flush = () => {
    timer = undefined
    if (waiting.size === 0) return
    const names = [...waiting]
    waiting.clear()
    timer = setTimeout(flush, pauseMs).unref()
    pass(names)
  }
  return {
    add(names) {
      for (const name of names) waiting.add(name)
      if (!timer) flush()
    },
    stop: () => clearTimeout(timer),
  }
}
