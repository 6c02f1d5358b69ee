import type { Call } from './call.ts'
import { ApiError, type ErrorBody } from './errors.ts'
import { pathParams, type Route, type RouteInput, type RouteOutput } from './route.ts'

/**
 * Sends one call to the server. In browsers it uses HTTP. During server rendering it calls the server in the same
 * process.
 */
export type Send = <R extends Route>(
  call: R | Call<R>,
  input: RouteInput<R>,
  options?: CallOptions,
) => Promise<RouteOutput<R>>

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** The solution of the proof-of-work challenge from `getChallenge`, for calls that require it. */
  readonly challenge?: string | undefined
  /** A form that is sent again must use the same key, so that the submission takes effect only once. */
  readonly idempotencyKey?: string | undefined
  /** The secret token that lets a visitor manage a listing or form draft without an account. */
  readonly listingToken?: string | undefined
  /** The code of a link in an e-mail about messages. */
  readonly answerCode?: string | undefined
}

export type HttpSendOptions = {
  /** Origin of the API without a trailing slash. '' means the same origin. */
  readonly base: string
  readonly locale: () => string
  readonly token: () => string | undefined
}

/**
 * Returns the `Send` function that browsers use. It throws `ApiError` for every unsuccessful response, including error
 * pages of proxies.
 */
export function httpSend(options: HttpSendOptions): Send {
  return async <R extends Route>(
    call: R | Call<R>,
    input: RouteInput<R>,
    { signal, challenge, idempotencyKey, listingToken, answerCode }: CallOptions = {},
  ) => {
    const { url, body } = httpRequest(call, input as Readonly<Record<string, unknown>>)
    const token = options.token()
    const response = await fetch(options.base + url, {
      method: call.method,
      headers: {
        accept: 'application/json',
        'accept-language': options.locale(),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(challenge ? { 'x-challenge': challenge } : {}),
        ...(idempotencyKey ? { 'idempotency-key': idempotencyKey } : {}),
        ...(listingToken ? { 'x-listing-token': listingToken } : {}),
        ...(answerCode ? { 'x-answer-code': answerCode } : {}),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    if (!response.ok) throw new ApiError(await errorBody(response))
    return (response.status === 204 ? null : await response.json()) as RouteOutput<R>
  }
}

/** Puts the input into the path, the query string (GET only) and the body. */
export function httpRequest(call: Pick<Call, 'method' | 'path'>, input: Readonly<Record<string, unknown>>) {
  const names = pathParams(call.path)
  let url: string = call.path
  for (const name of names) url = url.replace(`{${name}}`, encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([key, value]) => !names.includes(key) && value !== undefined)
  if (call.method !== 'GET') return { url, body: Object.fromEntries(rest) }
  const query = new URLSearchParams(rest.map(([key, value]) => [key, String(value)])).toString()
  return { url: query ? `${url}?${query}` : url, body: undefined }
}

async function errorBody(response: Response): Promise<ErrorBody> {
  const text = await response.text()
  try {
    const body: Partial<ErrorBody> = JSON.parse(text)
    if (body.data?.code) return { statusCode: response.status, data: body.data }
  } catch (error) {
    // The response is an HTML error page of a proxy, so only its status is meaningful.
    if (!(error instanceof SyntaxError)) throw error
  }
  const code = response.status === 503 || response.status === 502 ? 'unavailable' : 'internal'
  return { statusCode: response.status, data: { code, message: response.statusText, requestId: '' } }
}
