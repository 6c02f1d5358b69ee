import { connect } from 'node:net'

export type RepeatedRequest = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Repeats a request over `connections` connections and returns the number of responses per second. The bodies of the
 * responses are not parsed, because a client that parses is slower than the server and would measure itself. Rejects
 * if a response has an error status.
 */
export async function repeatRequest(
  question: RepeatedRequest,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<number> {
  const startedAt = performance.now()
  const deadline = startedAt + seconds * 1_000
  const counts = await Promise.all(
    Array.from({ length: connections }, () => requestUntil(deadline, question)),
  )
  const took = (performance.now() - startedAt) / 1_000
  return counts.reduce((sum, count) => sum + count, 0) / took
}

const READ_BYTES = 256 * 1024
const LENGTH = '\r\ncontent-length: '

function requestUntil(deadline: number, question: RepeatedRequest): Promise<number> {
  const { hostname, port } = new URL(question.url)
  const request = requestBytes(question)
  return new Promise((resolve, reject) => {
    // All responses are read into one buffer. If this process allocated a buffer for each response, it would need more
    // processor time than the server that it measures.
    const onread = {
      buffer: Buffer.allocUnsafe(READ_BYTES),
      callback: (length: number, bytes: Uint8Array) => {
        take(Buffer.from(bytes.buffer, bytes.byteOffset, length))
        return true
      },
    }
    const socket = connect({ port: Number(port), host: hostname, onread })
    let answers = 0
    let missing = 0
    const end = (settle: () => void) => {
      socket.destroy()
      settle()
    }
    socket.setNoDelay(true)
    socket.on('connect', () => socket.write(request))
    socket.on('error', reject)
    socket.on('end', () => reject(new Error('the server hung up')))
    function take(bytes: Buffer): void {
      if (missing === 0) {
        const length = answerLength(bytes)
        if (length === undefined) {
          const text = bytes.toString('latin1').slice(0, 200)
          const refusal = `${question.url} failed or sent no length: ${text}`
          end(() => reject(new Error(refusal)))
          return
        }
        missing = length
      }
      missing -= bytes.length
      if (missing > 0) return
      answers += 1
      if (performance.now() < deadline) socket.write(request)
      else end(() => resolve(answers))
    }
  })
}

function requestBytes({ url, method = 'GET', headers = {}, body = '' }: RepeatedRequest): Buffer {
  const { host, pathname, search } = new URL(url)
  const lines = [
    `${method} ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

/**
 * Returns the length of a response with its headers and its body. Returns undefined if the response has an error
 * status or no content length.
 */
function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  const at = bytes.indexOf(LENGTH)
  if (bytes.indexOf('HTTP/1.1 2') !== 0 || at < 0 || at > end) return undefined
  return end + 4 + Number.parseInt(bytes.toString('latin1', at + LENGTH.length, at + LENGTH.length + 12), 10)
}
