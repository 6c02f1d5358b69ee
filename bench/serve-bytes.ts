import { createServer, type IncomingHttpHeaders, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { HOST } from './open-demo-site.ts'

/**
 * Serves the headers and the body of a compressed page, or of an answer to a filter, with `node:http` alone, which does nothing else. No server that
 * is written for Node sends these bytes faster.
 */
export async function serveBytes(
  url: string,
  filter?: string,
): Promise<{ readonly origin: string; readonly close: () => void }> {
  const { headers, body } = await answerOf(url, filter)
  // Node itself adds the headers of the connection.
  const { date, connection, 'keep-alive': idle, ...sent } = headers
  const flat = Object.entries(sent).flatMap(([name, value]) => [name, String(value)])
  const server = createServer((_, response) => response.writeHead(200, flat).end(body))
  await new Promise<void>((resolve) => server.listen(0, HOST, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `http://${HOST}:${port}`, close: () => server.close() }
}

/** Posts the filter, or gets a compressed page. `fetch` would decompress the body. */
function answerOf(
  url: string,
  filter: string | undefined,
): Promise<{ readonly headers: IncomingHttpHeaders; readonly body: Buffer }> {
  const options =
    filter === undefined
      ? { headers: { 'accept-encoding': 'br' } }
      : { method: 'POST', headers: { 'content-type': 'application/json' } }
  return new Promise((resolve, reject) => {
    const asked = request(url, { ...options, agent: false }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ headers: answer.headers, body: Buffer.concat(chunks) })
    })
    asked.once('error', reject)
    asked.end(filter)
  })
}
