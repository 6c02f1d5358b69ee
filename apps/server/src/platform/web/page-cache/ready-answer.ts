import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasEtag, quotedEtag } from '../page-headers.ts'
import { chooseEncoding, type Encoding } from './accept-encoding.ts'
import type { PageAnswer } from './page-answer.ts'

/**
 * Names and values in turns, which `writeHead` takes faster than an object. It reads them at once, so the values that
 * differ for each request are replaced in place.
 */
type FlatHeaders = string[]
type Prepared = { readonly withBody: FlatHeaders; readonly withoutBody: FlatHeaders }

/**
 * Sends a cached answer by `node:http` alone: 200, or to a GET of a client that has the answer already, 304. Returns
 * the status. Sends nothing and returns null when the body in the client's encoding has yet to be made.
 */
export type SendReady = (
  request: IncomingMessage,
  response: ServerResponse,
  answer: PageAnswer,
  cacheControl?: string,
) => number | null

/** Where the value of the header stands in the flat ones. */
const REQUEST_ID = 1
const CACHE_CONTROL = 3

/** `headers` are sent with every answer. An answer's own header of the same name takes precedence. */
export function createSendReady(headers: Readonly<Record<string, string>>): SendReady {
  const known = new WeakMap<Buffer, Prepared>()
  const prepared = (body: Buffer, make: () => Prepared) => {
    const found = known.get(body)
    if (found) return found
    const made = make()
    known.set(body, made)
    return made
  }
  return (request, response, answer, cacheControl) => {
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const body = answer.readyBody(encoding)
    if (!body) return null
    const etag = request.method === 'GET' ? answer.etag : undefined
    const { withBody, withoutBody } = prepared(body, () => {
      const first = { 'x-request-id': '', ...(cacheControl === undefined ? {} : { 'cache-control': '' }) }
      return prepare({ ...first, ...headers, ...answer.headers }, encoding, body, etag)
    })
    const isKnown = etag !== undefined && hasEtag(request.headers['if-none-match'], etag)
    const flat = isKnown ? withoutBody : withBody
    flat[REQUEST_ID] = randomUUID()
    if (cacheControl !== undefined) flat[CACHE_CONTROL] = cacheControl
    if (isKnown) response.writeHead(304, flat).end()
    else response.writeHead(200, flat).end(body)
    return isKnown ? 304 : 200
  }
}

function prepare(
  headers: Readonly<Record<string, string>>,
  encoding: Encoding,
  body: Buffer,
  etag: string | undefined,
): Prepared {
  const always = { ...headers, ...(etag === undefined ? {} : { etag: quotedEtag(etag, encoding) }) }
  const about = {
    ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
    'content-length': String(body.length),
  }
  const withoutBody = Object.entries(always).flat()
  return { withoutBody, withBody: [...withoutBody, ...Object.entries(about).flat()] }
}
