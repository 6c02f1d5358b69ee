import { connect } from 'node:net'

/** What is asked: one request, over and over. */
export type Question = {
  readonly url: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Answers a second over `connections` kept alive, for `seconds`. Bodies are counted, not read: a client that decodes
 * them takes longer than the server does and would measure itself. Rejects when anything but a success is answered.
 */
export async function askAgain(
  question: Question,
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<number> {
  const startedAt = performance.now()
  const deadline = startedAt + seconds * 1_000
  const counts = await Promise.all(Array.from({ length: connections }, () => askUntil(deadline, question)))
  const took = (performance.now() - startedAt) / 1_000
  return counts.reduce((sum, count) => sum + count, 0) / took
}

/** How many answers one connection got before the deadline. */
function askUntil(deadline: number, question: Question): Promise<number> {
  const { hostname, port } = new URL(question.url)
  const request = requestBytes(question)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
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
    socket.on('data', (bytes) => {
      if (missing === 0) {
        const length = answerLength(bytes)
        if (length === undefined) {
          const said = bytes.toString('latin1').slice(0, 200)
          return end(() =>
            reject(new Error(`${question.url} answered no success of a known length: ${said}`)),
          )
        }
        missing = length
      }
      missing -= bytes.length
      if (missing > 0) return
      answers += 1
      if (performance.now() < deadline) socket.write(request)
      else end(() => resolve(answers))
    })
  })
}

function requestBytes({ url, method = 'GET', headers = {}, body = '' }: Question): Buffer {
  const { host, pathname, search } = new URL(url)
  const lines = [
    `${method} ${pathname}${search} HTTP/1.1`,
    `host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    ...(body === '' ? [] : [`content-length: ${Buffer.byteLength(body)}`]),
  ]
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n${body}`)
}

/** Head and body together; undefined for what is no success or does not say how long it is. */
function answerLength(bytes: Buffer): number | undefined {
  const end = bytes.indexOf('\r\n\r\n')
  const head = bytes.toString('latin1', 0, Math.max(0, end))
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1]
  return /^HTTP\/1\.1 2/.test(head) && length !== undefined ? end + 4 + Number(length) : undefined
}
