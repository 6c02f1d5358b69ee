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
  readonly output: z.ZodMiniType
  /** Status of a success; 200 unless said. With 204 nothing is sent. */
  readonly status?: 200 | 201 | 202 | 204
  /** The answer is to be saved under this name. */
  readonly file?: string
  /** Codes it may answer beyond those that any call may (see `COMMON_ERRORS`). */
  readonly errors: readonly ErrorCode[]
}

type ObjectSchema = z.ZodMiniObject

/** Codes that any call may answer with. */
export const COMMON_ERRORS = [
  'bad_request',
  'validation_failed',
  'rate_limited',
  'internal',
  'unavailable',
] as const

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
