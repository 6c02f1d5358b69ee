import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * The definition of one API call. The server, the web client and the OpenAPI document use it. `params` are the
 * `{names}` in the path, `query` is for GET, and `body` is for other methods.
 */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/v1/${string}`
  readonly summary: string
  /**
   * With `public`, tokens are ignored. With `optional`, a caller whose token is missing or invalid counts as a
   * visitor. With `user`, the call returns 401 without a valid token. With `staff`, it also returns 403 to users who
   * are not staff.
   */
  readonly auth: 'public' | 'optional' | 'user' | 'staff'
  /** Whether the call reads the header `X-Challenge`. See `getChallenge`. */
  readonly challenge?: boolean
  /**
   * Whether the call reads the header `Idempotency-Key`. For a day, requests with the same key and body get the same
   * response.
   */
  readonly idempotent?: boolean
  /**
   * Whether the call reads the header `X-Listing-Token`. This token lets a visitor manage a listing that has no owner
   * yet.
   */
  readonly listingToken?: boolean
  /**
   * Whether the call reads the header `X-Answer-Code`, the code of a link in an e-mail about messages. It stands for a
   * session, for one person and one conversation. Calls that require a session and do not read the header refuse it.
   */
  readonly answerCode?: boolean
  /** Whether the body is `multipart/form-data` with one part named `file`. `body` then describes the other parts. */
  readonly multipart?: boolean
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: ObjectSchema
  /** Whether the body contains the filter of a list. Empty fields of a filter count as absent, as in query strings. */
  readonly isFilter?: boolean
  readonly output: z.ZodMiniType
  /** The default status is 200. A response with status 204 has no body. */
  readonly status?: 200 | 201 | 202 | 204
  /**
   * Whether answers to callers with a token are kept nowhere, not even in their browser. Only for `optional`; other
   * answers with a token never are.
   */
  readonly isPersonal?: boolean
  /** The file name under which a browser saves the response. */
  readonly file?: string
  /**
   * The media type of a response that is a file instead of JSON. The `output` of such a route is `AnsweredFile`. Pages
   * link to it, and links send no headers, so the call also accepts the session cookie.
   */
  readonly media?: 'text/csv' | 'application/pdf'
  /** Error codes that the handler throws. `routeErrors` adds the codes that follow from the other properties. */
  readonly errors: readonly ErrorCode[]
}

type ObjectSchema = z.ZodMiniObject

/**
 * Returns all error codes that a call may return: those of the handler, and those that follow from the route's other
 * properties. The OpenAPI document lists these codes. Tests fail on any other code.
 */
export function routeErrors(route: Route): readonly ErrorCode[] {
  const codes: ErrorCode[] = [
    ...ANY_CALL,
    ...(route.auth === 'user' || route.auth === 'staff' ? TOKEN : []),
    ...(route.auth === 'staff' ? STAFF : []),
    ...(route.answerCode ? ANSWER_CODE : []),
    ...(asksForCode(route) ? CODE : []),
    ...(route.params ? PATH : []),
    ...(route.method === 'GET' ? [] : BODY),
    ...(route.challenge ? CHALLENGE : []),
    ...(route.idempotent ? IDEMPOTENT : []),
    ...route.errors,
  ]
  return [...new Set(codes)]
}

function asksForCode({ auth, body }: Route): boolean {
  return auth === 'staff' && body !== undefined && 'password' in body.shape && 'code' in body.shape
}

const ANY_CALL = [
  'bad_request',
  'validation_failed',
  'rate_limited',
  'headers_too_large',
  'internal',
  'unavailable',
] as const
/** `forbidden` is for a caller who has the code of an answer link only. */
const TOKEN = ['unauthenticated', 'forbidden'] as const
const ANSWER_CODE = ['code_expired'] as const
/** The error code of calls for which staff must enter their password and second factor again. */
const CODE = ['second_factor_required'] as const
const STAFF = ['second_factor_missing'] as const
/** A malformed path parameter gives `not_found` instead of `validation_failed`. */
const PATH = ['not_found', 'uri_too_long'] as const
const BODY = ['payload_too_large', 'unsupported_media_type'] as const
const CHALLENGE = ['challenge_required', 'challenge_failed'] as const
const IDEMPOTENT = ['conflict'] as const

/** What a caller passes: params, query and body in one object. Fields with a default may be absent. */
export type RouteInput<R extends Route> = PartIn<R['params']> & PartIn<R['query']> & PartIn<R['body']>

/** What a handler receives: params, query and body in one object, validated, with defaults filled in. */
export type RouteParsed<R extends Route> = PartOut<R['params']> & PartOut<R['query']> & PartOut<R['body']>

export type RouteOutput<R extends Route> = z.output<R['output']>

type PartIn<S> = S extends z.ZodMiniType ? z.input<S> : unknown
type PartOut<S> = S extends z.ZodMiniType ? z.output<S> : unknown

/**
 * Returns the definition unchanged. The generic type keeps its literal types, from which the types of handlers and of
 * the client are inferred.
 */
export function route<const R extends Route>(definition: R): R {
  return definition
}

export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
