import { createUpload, type ErrorBody, type Upload } from '@verstat/contract'
import type { FastifyInstance } from 'fastify'

export type Sent = {
  readonly content: Buffer
  readonly name?: string
  readonly fields?: Readonly<Record<string, string>>
  readonly headers?: Readonly<Record<string, string>>
}

let networks = 0

/**
 * Uploads a file as a browser does. By default each call uses another IP network, so that the calls do not share rate
 * limits.
 */
export async function sendUpload(
  http: FastifyInstance,
  { content, name = 'файл', fields = {}, headers = {} }: Sent,
) {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], name))
  // The fields are sent after the file, because the server must accept this order too.
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  const request = new Response(form)
  networks += 1
  const answer = await http.inject({
    method: 'POST',
    url: createUpload.path,
    headers: {
      'content-type': request.headers.get('content-type') ?? '',
      'x-forwarded-for': `10.77.${(networks >> 8) & 255}.${networks & 255}`,
      ...headers,
    },
    payload: Buffer.from(await request.arrayBuffer()),
  })
  return { status: answer.statusCode, body: answer.json<Upload>(), fault: answer.json<ErrorBody>().data }
}
