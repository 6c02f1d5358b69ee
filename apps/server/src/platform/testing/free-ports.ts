import { once } from 'node:events'
import { createServer } from 'node:net'

/** Returns different free ports of this machine. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const probes = Array.from({ length: count }, () => createServer().listen(0, '127.0.0.1'))
  const ports = await Promise.all(
    probes.map(async (probe) => {
      if (!probe.listening) await once(probe, 'listening')
      const address = probe.address()
      if (address === null || typeof address === 'string') throw new Error('there is no free port')
      return address.port
    }),
  )
  await Promise.all(probes.map((probe) => new Promise((resolve) => probe.close(resolve))))
  return ports
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1)
  return port
}
