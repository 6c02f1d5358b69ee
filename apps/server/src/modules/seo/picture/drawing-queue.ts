/**
 * Limits how many jobs run and how many wait. Concurrent calls with the same name share one job. Returns undefined
 * when the queue is full.
 */
export function createDrawingQueue(limits: { readonly running: number; readonly waiting: number }) {
  const jobs = new Map<string, Promise<Buffer>>()
  const queue: (() => void)[] = []
  let running = 0

  async function acquireSlot(): Promise<void> {
    if (running < limits.running) running += 1
    // A job that finishes passes its place to the first waiting job, so `running` does not change here.
    else await new Promise<void>((resolve) => queue.push(resolve))
  }

  function releaseSlot(): void {
    const next = queue.shift()
    if (next) next()
    else running -= 1
  }

  async function run(job: () => Promise<Buffer>): Promise<Buffer> {
    await acquireSlot()
    try {
      return await job()
    } finally {
      releaseSlot()
    }
  }

  return {
    once(name: string, job: () => Promise<Buffer>): Promise<Buffer> | undefined {
      const known = jobs.get(name)
      if (known) return known
      if (running >= limits.running && queue.length >= limits.waiting) return undefined
      const mine = run(job).finally(() => jobs.delete(name))
      jobs.set(name, mine)
      return mine
    },
  }
}
