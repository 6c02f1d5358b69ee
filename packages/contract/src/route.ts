import type * as z from 'zod/mini'
import type { ErrorCode } from './errors.ts'

/**
 * One call of the API as a value: the server binds it, the web app calls it, OpenAPI is printed from it.
 * `params` are the `{names}` of the path, `query` is for GET, `body` for everything else.
 */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: `/v1/${string}`
  readonly summary: string
  /**
   * Who may call it. `public` never looks at a token; for `optional` one that is missing, wrong or expired is a
   * visitor; `user` answers 401 without a valid one, `staff` 403 to everybody else.
   */
  readonly auth: 'public' | 'optional' | 'user' | 'staff'
  /** Whether the header `X-Challenge` is looked at, see `getChallenge`. */
  readonly challenge?: boolean
  /** Whether the header `Idempotency-Key` is looked at: the same key and body answer alike for a day. */
  readonly idempotent?: boolean
  /** Whether the header `X-Listing-Token` is looked at: it lets a visitor manage a listing that nobody owns yet. */
  readonly listingToken?: boolean
  /** The body is `multipart/form-data` with one part `file`; `body` describes the other parts. */
  readonly multipart?: boolean
  readonly params?: ObjectSchema
  readonly query?: ObjectSchema
  readonly body?: ObjectSchema
  /** The body narrows a list: a field left empty is as good as absent, as in every query. */
  readonly isFilter?: boolean
  readonly output: z.ZodMiniType
  /** Status of a success; 200 unless said. With 204 nothing is sent. */
  readonly status?: 200 | 201 | 202 | 204
  /** The answer is to be saved under this name. */
  readonly file?: string
  /** Codes its handler may answer with; `routeErrors` adds those that every other declaration brings with it. */
  readonly errors: readonly ErrorCode[]
}

type ObjectSchema = z.ZodMiniObject

/**
 * Every code a call may answer with: those of its handler, and those that come from what is declared around it. The
 * OpenAPI document prints this list, and tests refuse an answer that is not on it.
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
/** An act of staff that asks for their password and second factor again. */
const CODE = ['second_factor_required'] as const
const STAFF = ['forbidden', 'second_factor_missing'] as const
/** A path that names nothing is not found, also when it could not be an identifier at all. */
const PATH = ['not_found', 'uri_too_long'] as const
const BODY = ['payload_too_large', 'unsupported_media_type'] as const
const CHALLENGE = ['challenge_required', 'challenge_failed'] as const
const IDEMPOTENT = ['conflict'] as const

/** What a caller passes: params, query and body as one object, before defaults are filled in. */
export type RouteInput<R extends Route> = PartIn<R['params']> & PartIn<R['query']> & PartIn<R['body']>

/** What a handler receives: params, query and body as one object, validated, defaults filled in. */
export type RouteParsed<R extends Route> = PartOut<R['params']> & PartOut<R['query']> & PartOut<R['body']>

/** What a call answers. */
export type RouteOutput<R extends Route> = z.output<R['output']>

type PartIn<S> = S extends z.ZodMiniType ? z.input<S> : unknown
type PartOut<S> = S extends z.ZodMiniType ? z.output<S> : unknown

/** Keeps the literal types, so that the server and the web client infer from one value. */
export function route<const R extends Route>(definition: R): R {
  return definition
}

/** Names of the `{placeholders}` in a route's path, in order. */
export function pathParams(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '')
}
