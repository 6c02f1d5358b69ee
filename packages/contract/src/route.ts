import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * The definition of one API call, used by the server's binding, the web client and OpenAPI. `params` are the `{names}`
 * of the path, `query` is for GET, `body` for other methods.
 */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/v1/${string}`
  readonly summary: string
  /**
   * `public` ignores tokens. `optional` treats a missing or invalid token as a visitor. `user` returns 401 without a
   * valid token; `staff` also returns 403 for other users.
   */
  readonly auth: 'public' | 'optional' | 'user' | 'staff'
  /** Reads the header `X-Challenge`, see `getChallenge`. */
  readonly challenge?: boolean
  /** Reads the header `Idempotency-Key`: for a day, the same key and body return the same response. */
  readonly idempotent?: boolean
  /** Reads the header `X-Listing-Token`, which lets a visitor manage a listing that has no owner yet. */
  readonly listingToken?: boolean
  /** The body is `multipart/form-data` with one part `file`; `body` describes the other parts. */
  readonly multipart?: boolean
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: ObjectSchema
  /** The body filters a list: empty fields count as absent, as in query strings. */
  readonly isFilter?: boolean
  readonly output: z.ZodMiniType
  /** Default 200. A 204 response has no body. */
  readonly status?: 200 | 201 | 202 | 204
  /** File name for saving the response. */
  readonly file?: string
  /** Errors thrown by the handler; `routeErrors` adds those of the other properties. */
  readonly errors: readonly ErrorCode[]
}

type ObjectSchema = z.ZodMiniObject

/**
 * All errors a call may return: those of its handler and those of its other properties. Printed in OpenAPI; tests
 * reject any other error.
 */
export function routeErrors(route: Route): readonly ErrorCode[] {
  const codes: ErrorCode[] = [
    ...ANY_CALL,
    ...(route.auth === 'user' || route.auth === 'staff' ? TOKEN : []),
    ...(route.auth === 'staff' ? STAFF : []),
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
const TOKEN = ['unauthenticated'] as const
/** Staff calls that require the password and the second factor again. */
const CODE = ['second_factor_required'] as const
const STAFF = ['forbidden', 'second_factor_missing'] as const
/** Malformed path parameters are `not_found`, not `validation_failed`. */
const PATH = ['not_found', 'uri_too_long'] as const
const BODY = ['payload_too_large', 'unsupported_media_type'] as const
const CHALLENGE = ['challenge_required', 'challenge_failed'] as const
const IDEMPOTENT = ['conflict'] as const

/** What callers pass: params, query and body in one object, before defaults. */
export type RouteInput<R extends Route> = PartIn<R['params']> & PartIn<R['query']> & PartIn<R['body']>

/** What handlers receive: params, query and body in one object, validated, with defaults. */
export type RouteParsed<R extends Route> = PartOut<R['params']> & PartOut<R['query']> & PartOut<R['body']>

export type RouteOutput<R extends Route> = z.output<R['output']>

type PartIn<S> = S extends z.ZodMiniType ? z.input<S> : unknown
type PartOut<S> = S extends z.ZodMiniType ? z.output<S> : unknown

/** Preserves literal types for inference on the server and in the client. */
export function route<const R extends Route>(definition: R): R {
  return definition
}

/** Names of the `{placeholders}` of a path, in order. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
