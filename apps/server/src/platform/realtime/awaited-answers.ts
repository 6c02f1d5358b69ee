import type { IncomingMessage, Server, ServerResponse } from 'node:http'

/** Answers that end only with the page they belong to. */
const STREAMS = '/connection/'

/** Answers how to ask whether anybody waits for an answer of the server just now. */
export function watchAwaitedAnswers(server: Server): () => boolean {
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
