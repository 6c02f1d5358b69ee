/**
 * Passes on the names of changes. The first names are passed on at once. Names that follow within `pauseMs`
 * are collected and passed on at the end of the pause, so that a burst of changes invalidates pages only once
 * a second. `stop` discards pending names.
 */
export function batchNames(
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
