const endings: (() => Promise<unknown>)[] = []

/** Has something stopped at the end of the script, however far it came. */
export function onEnd(stop: () => Promise<unknown>): void {
  endings.push(stop)
}

/** Stops all, what was started last first. */
export async function endAll(): Promise<void> {
  for (const stop of endings.splice(0).toReversed()) await stop()
}
