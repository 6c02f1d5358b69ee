import type { IncomingMessage } from 'node:http'

/** The body of a request as text; null when it is longer than so many bytes, and the rest is left unread. */
export async function readBody(request: IncomingMessage, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = []
  let bytes = 0
  // Without its socket nobody could be told that the body is too long.
  const whole: AsyncIterable<Buffer> = request.iterator({ destroyOnReturn: false })
  for await (const chunk of whole) {
    bytes += chunk.length
    if (bytes > maxBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}
