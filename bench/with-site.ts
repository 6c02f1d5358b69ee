import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

export type MeasuredSite = {
  /** The whole app; `/bench/hello` answers from behind the same hooks and logger. */
  readonly site: string
  /** A bare Fastify in the same process: `/hello`, `POST /list` with the handler of the orders' list, `/plain` page.  */
  readonly beside: string
}

/** Runs the measured server in a process of its own while `use` works with it. */
export async function withSite<T>(use: (site: MeasuredSite) => Promise<T>): Promise<T> {
  const child = fork(join(import.meta.dirname, 'measured-site.ts'), {
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'info' },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  try {
    const [site] = await Promise.race([
      once(child, 'message') as Promise<[MeasuredSite]>,
      ended.then(([code]) => {
        throw new Error(`the measured site ended with ${code}`)
      }),
    ])
    return await use(site)
  } finally {
    if (child.connected) child.disconnect()
    await ended
  }
}
