import type { Call } from './call.ts'
import { ApiError, type ErrorBody } from './errors.ts'
import { pathParams, type Route, type RouteInput, type RouteOutput } from './route.ts'

/**
 * Carries one call to the server: over HTTP in the browser, in process while rendering. Only method and path of a
 * route are looked at, so what runs in browsers passes the bare call.
 */
export type Send = <R extends Route>(
  call: R | Call<R>,
  input: RouteInput<R>,
  options?: CallOptions,
) => Promise<RouteOutput<R>>

export type CallOptions = {
  readonly signal?: AbortSignal | undefined
  /** A solved challenge, for the few calls that ask for one. */
  readonly challenge?: string | undefined
  /** The same for every try of one submission, so that a repeated call makes one thing. */
  readonly idempotencyKey?: string | undefined
  /** Of a listing or a form that nobody owns yet. */
  readonly listingToken?: string | undefined
}

export type HttpSendOptions = {
  /** Where the API lives, without a trailing slash; '' is the same origin. */
  readonly base: string
  readonly locale: () => string
  readonly token: () => string | undefined
}

/**
 * The `send` of the browser: JSON over fetch with the locale and, when signed in, the bearer token.
 * Throws `ApiError` for every answer that is not a success, also when a proxy answered without our shape.
 */
export function httpSend(options: HttpSendOptions): Send {
  return async <R extends Route>(
    call: R | Call<R>,
    input: RouteInput<R>,
    { signal, challenge, idempotencyKey, listingToken }: CallOptions = {},
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
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    if (!response.ok) throw new ApiError(await errorBody(response))
    return (response.status === 204 ? null : await response.json()) as RouteOutput<R>
  }
}

/** Splits a call's input into its address and its body. What is no part of the path is the query of GET. */
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
    const body = JSON.parse(text) as Partial<ErrorBody>
    if (body.data?.code) return { statusCode: response.status, data: body.data }
  } catch (error) {
    // A proxy's HTML page: only the status says something.
    if (!(error instanceof SyntaxError)) throw error
  }
  const code = response.status === 503 || response.status === 502 ? 'unavailable' : 'internal'
  return { statusCode: response.status, data: { code, message: response.statusText, requestId: '' } }
}
