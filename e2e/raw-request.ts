import { connect } from 'node:net'

/**
 * Sends raw bytes and returns the HTTP status, or 0 if the server closes the connection without a response. Rejects
 * after ten seconds without data.
 */
export function sendRaw(origin: string, bytes: Buffer): Promise<number> {
  const { hostname, port } = new URL(origin)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let head = ''
    socket.setTimeout(10_000, () => {
      socket.destroy()
      reject(new Error('no answer within ten seconds'))
    })
    socket.on('connect', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => {
      head += chunk.toString('latin1')
      const status = /^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]
      if (status === undefined) return
      resolve(Number(status))
      socket.destroy()
    })
    socket.on('error', () => resolve(0))
    socket.on('close', () => resolve(0))
  })
}
