import { createServer, type IncomingMessage } from 'node:http'
import { listeningPort } from '@verstat/realtime'

export type FakeRequest = {
  readonly method: string
  readonly path: string
  readonly headers: IncomingMessage['headers']
  readonly body: string
}

/** How the fake server behaves: it answers correctly (`well`), or fails in one way. */
export type Mood = 'well' | 'slow' | 'resets' | 'fails' | 'garbled' | 'busy' | 'redirects'

export type FakeServer = {
  readonly origin: string
  /** Every request that was read completely, including requests that were answered with a failure. */
  readonly requests: FakeRequest[]
  mood: Mood
  readonly close: () => Promise<void>
}

/** Starts a provider's server over real HTTP. `answer` makes its responses while `mood` is `well`. */
export async function startFakeServer(
  answer: (request: FakeRequest) => { readonly status?: number; readonly body: string },
): Promise<FakeServer> {
  const requests: FakeRequest[] = []
  const server = createServer(async (incoming, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk)
    const request: FakeRequest = {
      method: incoming.method ?? '',
      path: incoming.url ?? '',
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    }
    requests.push(request)
    if (fake.mood === 'slow') return
    if (fake.mood === 'resets') return void incoming.socket.destroy()
    if (fake.mood === 'fails') return void response.writeHead(502).end('<html>Bad gateway</html>')
    if (fake.mood === 'garbled') return void response.end('<html>Maintenance</html>')
    if (fake.mood === 'busy') return void response.writeHead(429).end('{}')
    if (fake.mood === 'redirects') return void response.writeHead(302, { location: '/elsewhere' }).end()
    const { status = 200, body } = answer(request)
    response.writeHead(status, { 'content-type': 'application/json' }).end(body)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const fake: FakeServer = {
    origin: `http://127.0.0.1:${listeningPort(server)}`,
    requests,
    mood: 'well',
    close: () =>
      new Promise((done) => {
        server.close(() => done())
        server.closeAllConnections()
      }),
  }
  return fake
}
