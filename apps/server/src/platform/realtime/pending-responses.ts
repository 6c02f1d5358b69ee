import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** The path of streaming responses, which stay open as long as their page. */
const STREAMS = '/connection/'

/** Returns a function that tells whether the server has pending responses. Realtime streams do not count. */
export function watchPendingResponses(server: Server): () => boolean {
  let awaited = 0
  const onClose = () => {
    awaited -= 1
  }
  server.on('request', (request: IncomingMessage, answer: ServerResponse) => {
    if (request.url?.startsWith(STREAMS)) return
    awaited += 1
    answer.once('close', onClose)
  })
  return () => awaited > 0
}
