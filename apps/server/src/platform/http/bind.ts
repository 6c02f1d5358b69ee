import type { Call, CallOptions, Route, RouteInput, RouteOutput, RouteParsed, Send } from '@verstat/contract'
import { pathParams } from '@verstat/contract'
import type { z } from 'zod/mini'
import { inSpan } from '../tracing/span.ts'
import { actorOf, answerCall, type Gate } from './answer-call.ts'
import { AppError, type FieldProblem } from './app-error.ts'
import type { Binding, Marks, RawFields, Received } from './binding.ts'
import type { Actor, Caller } from './caller.ts'
import type { FormParts, ReceivedFile } from './input/multipart.ts'
import type { PageCalls } from './shared/page-calls.ts'

export type { Binding, Marks } from './binding.ts'

/**
 * Binds a route of the contract to its handler. A handler with a wrong input or answer type does not compile.
 */
export function bind<R extends Route, Ctx>(
  route: R,
  handle: (ctx: Ctx, input: RouteParsed<R>) => Promise<z.input<R['output']>>,
  marks?: (answer: z.input<R['output']> | undefined) => Marks | undefined,
): Binding<Ctx> {
  return {
    route,
    handle: (ctx, input) => handle(ctx, input as RouteParsed<R>),
    ...(marks ? { marks: (answer) => marks(answer as z.input<R['output']> | undefined) } : {}),
  }
}

/** Says that the answer shows only the caller's own data, of whose changes `PersonLog` hears. Pages keep it for seconds. */
export function ofPerson<Ctx>(binding: Binding<Ctx>): Binding<Ctx> {
  return { ...binding, isOfPerson: true }
}

/**
 * Like `bind`, but for forms. Attempts are rate-limited first, and all problems of the form are reported at
 * once.
 */
export function bindForm<R extends Route, Ctx>(
  route: R,
  form: {
    readonly handle: (ctx: Ctx, input: RouteParsed<R>) => Promise<z.input<R['output']>>
    readonly limit?: (ctx: Ctx) => Promise<void>
    /**
     * Checks the form beyond its schema. Gets the fields that passed validation, and all fields as they were
     * sent.
     */
    readonly check?: (
      ctx: Ctx,
      valid: Partial<RouteParsed<R>>,
      given: RawFields,
    ) => Promise<readonly FieldProblem[]>
  },
): Binding<Ctx> {
  const { handle, limit, check } = form
  return {
    ...bind(route, handle),
    ...(limit ? { limit } : {}),
    ...(check ? { check: (ctx, valid, given) => check(ctx, valid as Partial<RouteParsed<R>>, given) } : {}),
  }
}

/** Like `bind`, but for a form with a file. The attempt is rate-limited before any of the body is read. */
export function bindUpload<R extends Route, Ctx>(
  route: R,
  upload: {
    readonly limit: (ctx: Ctx) => Promise<void>
    readonly receive: (ctx: Ctx, parts: FormParts) => Promise<Received>
    readonly handle: (ctx: Ctx, input: RouteParsed<R>, file: ReceivedFile) => Promise<z.input<R['output']>>
  },
): Binding<Ctx> {
  return {
    route,
    limit: upload.limit,
    receive: upload.receive,
    handle: async (ctx, input, file) => {
      if (!file) throw new AppError('unsupported_media_type')
      return upload.handle(ctx, input as RouteParsed<R>, file)
    },
  }
}

/**
 * Returns a key that identifies a route. The key contains only the method and the path, because the web app
 * has no other data about a route.
 */
export function routeKey(route: Pick<Route, 'method' | 'path'>): string {
  return `${route.method} ${route.path}`
}

/** Receives what the answer or refusal of a call depends on. Undefined means that it depends on its caller too. */
export type MarkCall = (marks: Marks | undefined, call: Pick<Route, 'path'>) => void

/**
 * Creates the function with which server rendering makes API calls without HTTP. The calls get the same
 * authorization, validation and handlers as over HTTP. The token is looked up once for all calls of a page.
 * `mark` is called after each call, for the page cache (see `Marks`). `shared` keeps what other pages need too.
 */
export function localSend<Ctx>(
  bindings: ReadonlyMap<string, Binding<Ctx>>,
  gate: Gate<Ctx>,
  caller: Caller,
  mark: MarkCall = () => {},
  shared?: PageCalls,
): Send {
  let looking: Promise<Actor | null> | undefined
  const findActor = () => {
    looking ??= actorOf(caller, gate)
    return looking
  }
  return async <R extends Route>(
    call: R | Call<R>,
    input: RouteInput<R>,
    { challenge, idempotencyKey, listingToken, answerCode }: CallOptions = {},
  ) => {
    const key = routeKey(call)
    const binding = bindings.get(key)
    if (!binding) throw new Error(`No handler is bound to ${key}`)
    const parts = splitInput(binding.route, input as Readonly<Record<string, unknown>>)
    const from = {
      ...caller,
      challenge: challenge ?? caller.challenge,
      idempotencyKey,
      listingToken,
      answerCode,
    }
    let answer: unknown
    try {
      const make = () => answerCall(binding, parts, from, gate, findActor)
      const answered = () =>
        shared ? shared.answer({ binding, caller: from, parts, findActor }, make) : make()
      answer = await inSpan(key, {}, answered)
    } finally {
      const isForCaller = caller.token !== undefined && binding.route.auth !== 'public'
      mark(isForCaller ? undefined : binding.marks?.(answer), binding.route)
    }
    return answer as RouteOutput<R>
  }
}

function splitInput(route: Route, input: Readonly<Record<string, unknown>>) {
  const names = new Set(pathParams(route.path))
  const params = Object.fromEntries(Object.entries(input).filter(([key]) => names.has(key)))
  const rest = Object.fromEntries(
    Object.entries(input).filter(([key, value]) => !names.has(key) && value !== undefined),
  )
  return route.method === 'GET' ? { params, query: rest } : { params, body: rest }
}
