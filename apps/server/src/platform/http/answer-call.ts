import type { Route } from '@verstat/contract'
import { AppError, type FieldProblem } from './app-error.ts'
import type { Binding, RawFields } from './binding.ts'
import type { Actor, Caller } from './caller.ts'
import type { Idempotency, StoreAnswer } from './input/idempotency.ts'
import type { ReceivedFile } from './input/multipart.ts'
import { isWellFormed, type Parts, readInput } from './input/validation.ts'
import { isVisitorsRead } from './visitors-read.ts'

/** Limits the size of a 422 response. */
const PROBLEMS_MAX = 50

/**
 * Everything that runs between an API call and its handler: authentication, authorization and creating the
 * context.
 */
export type Gate<Ctx> = {
  /** Returns the user of a token, or null when the token is wrong or expired. */
  readonly authenticate: (token: string) => Promise<Actor | null>
  /**
   * Counts a wrong token that was sent to a call that requires a token. Throws `rate_limited` after too many
   * wrong tokens.
   */
  readonly countWrongToken: (caller: Caller) => Promise<void>
  readonly admitStaff: (actor: Actor) => void
  /** Called after a call that may have changed something of its caller, whether it succeeded or not. */
  readonly wrote: (actor: Actor) => void
  /** Creates the context of a handler. `storeAnswer` is passed only for calls with an `Idempotency-Key`. */
  readonly context: (caller: Caller, actor: Actor | null, storeAnswer?: StoreAnswer) => Ctx
  /** Without `idempotency`, the header `Idempotency-Key` is ignored. */
  readonly idempotency?: Idempotency
  /** Without it, the primary answers all calls. */
  readonly replicas?: ReplicaReads<Ctx> | undefined
}

export type ReplicaReads<Ctx> = {
  /** Creates the context of a visitor's call that only reads. Undefined when no replica may be read now. */
  readonly context: (caller: Caller) => Ctx | undefined
  /** Called before the primary answers a call that failed on a replica. */
  readonly onFailure: (error: unknown, route: Route) => void
}

/**
 * Answers one API call, over HTTP or within the process: authenticates, authorizes, validates and runs the
 * handler. No handler can be reached in another way, so both kinds of calls get the same checks. `findActor`
 * may cache its result for all calls of a page.
 */
export async function answerCall<Ctx>(
  binding: Binding<Ctx>,
  parts: Parts,
  caller: Caller,
  gate: Gate<Ctx>,
  findActor: () => Promise<Actor | null> = () => actorOf(caller, gate),
): Promise<unknown> {
  const { route } = binding
  const isOpen = route.auth === 'public' || isByCode(route, caller)
  const actor = isOpen ? null : await admit(route, caller, findActor, gate)
  try {
    return await runCall(binding, parts, { caller, actor }, gate)
  } finally {
    if (actor && route.method !== 'GET' && !route.isFilter) gate.wrote(actor)
  }
}

async function runCall<Ctx>(
  binding: Binding<Ctx>,
  parts: Parts,
  { caller, actor }: { readonly caller: Caller; readonly actor: Actor | null },
  gate: Gate<Ctx>,
): Promise<unknown> {
  const { route } = binding
  const ctx = gate.context(caller, actor)
  await binding.limit?.(ctx)
  const { idempotencyKey: key } = caller
  if (route.idempotent && key !== undefined && gate.idempotency) {
    // Malformed input must not be hashed or compared. `handleInput` refuses it together with all other
    // problems.
    if (!isWellFormed(parts)) return handleInput(binding, ctx, parts)
    const scope = `${route.method} ${route.path} ${actor?.userId ?? 'visitor'}`
    const body = [parts.params ?? {}, parts.body ?? {}]
    // This runs before validation: a repeated call must get its first answer, even if the schema would refuse
    // the call by now.
    return gate.idempotency.answerOnce({ scope, key, body }, (storeAnswer) =>
      handleInput(binding, gate.context(caller, actor, storeAnswer), parts),
    )
  }
  if (!binding.receive) return readOrHandle(binding, ctx, parts, caller, gate.replicas)
  if (!parts.form) throw new AppError('unsupported_media_type')
  const { fields, file, discard } = await binding.receive(ctx, parts.form())
  try {
    return await handleInput(binding, ctx, { ...parts, body: fields }, file)
  } finally {
    await discard()
  }
}

/** Lets a replica answer what visitors read. Whatever fails there is answered by the primary. */
async function readOrHandle<Ctx>(
  binding: Binding<Ctx>,
  ctx: Ctx,
  parts: Parts,
  caller: Caller,
  replicas: ReplicaReads<Ctx> | undefined,
): Promise<unknown> {
  const reading = replicas && isVisitorsRead(binding, caller) ? replicas.context(caller) : undefined
  if (!replicas || reading === undefined) return handleInput(binding, ctx, parts)
  try {
    return await handleInput(binding, reading, parts)
  } catch (error) {
    if (error instanceof AppError || caller.signal.aborted) throw error
    replicas.onFailure(error, binding.route)
    return handleInput(binding, ctx, parts)
  }
}

async function handleInput<Ctx>(
  binding: Binding<Ctx>,
  ctx: Ctx,
  parts: Parts,
  file?: ReceivedFile,
): Promise<unknown> {
  const { input, valid, problems } = readInput(binding.route, parts)
  const more = binding.check ? await binding.check(ctx, valid, rawFields(parts.body)) : []
  const reported = firstProblems([...problems, ...more])
  if (reported.length > 0) throw new AppError('validation_failed', { problems: reported })
  return binding.handle(ctx, input, file)
}

/** Returns only the first problem of each field, for a limited number of fields. */
function firstProblems(problems: readonly FieldProblem[]): readonly FieldProblem[] {
  const byPath = new Map<string, FieldProblem>()
  for (const problem of problems) {
    if (byPath.size === PROBLEMS_MAX) break
    if (!byPath.has(problem.path)) byPath.set(problem.path, problem)
  }
  return [...byPath.values()]
}

function rawFields(body: unknown): RawFields {
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

export async function actorOf<Ctx>(caller: Caller, gate: Gate<Ctx>): Promise<Actor | null> {
  return caller.token === undefined ? null : gate.authenticate(caller.token)
}

/** The handler itself checks the code. The code counts even if the caller has a session, which may be another person's. */
function isByCode({ answerCode }: Route, caller: Caller): boolean {
  return answerCode === true && caller.answerCode !== undefined
}

async function admit<Ctx>(
  { auth }: Route,
  caller: Caller,
  findActor: () => Promise<Actor | null>,
  gate: Gate<Ctx>,
): Promise<Actor | null> {
  const actor = await findActor()
  if (auth === 'optional') return actor
  if (!actor) {
    if (caller.token === undefined && caller.answerCode !== undefined) throw new AppError('forbidden')
    if (caller.token !== undefined) await gate.countWrongToken(caller)
    throw new AppError('unauthenticated')
  }
  if (auth === 'staff') gate.admitStaff(actor)
  return actor
}

/** A gate without accounts, for benchmarks and handler tests: every caller is an anonymous visitor. */
export function openGate<Ctx>(ctx: Ctx): Gate<Ctx> {
  return {
    authenticate: async () => null,
    countWrongToken: async () => {},
    admitStaff: () => {
      throw new AppError('forbidden')
    },
    wrote: () => {},
    context: () => ctx,
  }
}
