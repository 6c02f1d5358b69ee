import type { IncomingMessage } from 'node:http'

/**
 * Reads a request body as text. Returns null when the body is longer than `maxBytes`; in that case the rest
 * stays unread.
 */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  // Keep the socket open, so that a 413 can still be sent.
  const whole: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  for await (const chunk of whole) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
