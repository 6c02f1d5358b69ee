import { createServer } from 'node:net'
import { StartError, systemErrorCode } from '../../config/start-error.ts'

const TRIES = 100

/** A reserved port. Call `release` just before the server listens on the port. */
export type ChosenPort = { readonly port: number; release(): Promise<void> }

/** Reserves the wanted port. If the port is taken and was not set explicitly, reserves the next free one. */
export async function choosePort(options: {
  host: string
  port: number
  isPortExplicit: boolean
}): Promise<ChosenPort> {
  const { host, port, isPortExplicit } = options
  const last = isPortExplicit ? port : Math.min(port + TRIES, 65_535)
  for (let candidate = port; candidate <= last; candidate++) {
    const found = await tryPort(host, candidate, isPortExplicit)
    if (found !== null) return found
  }
  throw new StartError(
    isPortExplicit
      ? `Port ${port} is taken: stop what uses it or set PORT to another one.`
      : `No port from ${port} to ${last} is free: set PORT.`,
  )
}

function tryPort(host: string, port: number, isPortExplicit: boolean): Promise<ChosenPort | null> {
  return new Promise((resolve, reject) => {
    // Reject early clients at once: an open connection would keep this temporary server from closing.
    const probe = createServer((early) => early.destroy())
    probe.once('error', (error) => {
      const code = systemErrorCode(error)
      if (code === 'EADDRINUSE' || (code === 'EACCES' && !isPortExplicit)) resolve(null)
      else reject(explain(code, host, port, error))
    })
    probe.listen({ host, port, exclusive: true }, () => {
      const address = probe.address()
      const found = address !== null && typeof address === 'object' ? address.port : port
      resolve({ port: found, release: () => new Promise((done) => probe.close(() => done())) })
    })
  })
}

function explain(code: string, host: string, port: number, cause: Error): StartError {
  const reasons: Record<string, string> = {
    EACCES: `Port ${port} may not be used by an ordinary user: set PORT to 1024 or more.`,
    EADDRNOTAVAIL: `HOST ${host} is not an address of this machine.`,
    ENOTFOUND: `HOST ${host} is not known.`,
  }
  return new StartError(reasons[code] ?? `Listening on ${host}:${port} failed: ${cause.message}.`, { cause })
}
