/**
 * Limits concurrent and waiting jobs. Concurrent calls with the same name share one job. Returns undefined when the
 * queue is full.
 */
export function openDesk(limits: { readonly running: number; readonly waiting: number }) {
  const underWay = new Map<string, Promise<Buffer>>()
  const queue: (() => void)[] = []
  let running = 0

  async function takeTurn(): Promise<void> {
    if (running < limits.running) running += 1
    // A finishing job passes its slot on, so `running` stays unchanged.
    else await new Promise<void>((resolve) => queue.push(resolve))
  }

  function leave(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  async function run(work: () => Promise<Buffer>): Promise<Buffer> {
    await takeTurn()
    try {
      return await work()
    } finally {
      leave()
    }
  }

  return {
    once(name: string, work: () => Promise<Buffer>): Promise<Buffer> | undefined {
      const known = underWay.get(name)
      if (known) return known
      if (running >= limits.running && queue.length >= limits.waiting) return undefined
      const mine = run(work).finally(() => underWay.delete(name))
      underWay.set(name, mine)
      return mine
    },
  }
}
