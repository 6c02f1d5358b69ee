import type { Route } from '@verstat/contract'
import type { FieldProblem } from './app-error.ts'
import type { FormParts, ReceivedFile, ReceivedForm } from './input/multipart.ts'

/** A route of the contract with the function that answers it. */
export type Binding<Ctx> = {
  readonly route: Route
  readonly handle: (ctx: Ctx, input: unknown, file?: ReceivedFile) => Promise<unknown>
  /** What a page that shows the answer depends on; `answer` is undefined when the call was refused. */
  readonly marks?: (answer: unknown) => Marks | undefined
  /** Of a route with `multipart`: takes in the file and the fields beside it. */
  readonly receive?: (ctx: Ctx, parts: FormParts) => Promise<Received>
  /** Counts the attempt before anything of it is looked at. Throws `rate_limited`. */
  readonly limit?: (ctx: Ctx) => Promise<void>
  /** Problems that no schema can see, told together with those of the schema. */
  readonly check?: (ctx: Ctx, valid: unknown, given: GivenFields) => Promise<readonly FieldProblem[]>
}

export type Received = ReceivedForm & {
  /** Removes what was not stored; called whatever became of the call. */
  readonly discard: () => Promise<void>
}

/** What an answer depends on. A page with a call that has none is never kept for others. */
export type Marks = {
  /** Names of what changes it: `orders`, `order:{id}`. */
  readonly tags: readonly string[]
  /** Instants at which it changes by itself; null is never. */
  readonly moments?: readonly (string | null)[]
}

/** The fields of a body as they were sent, right or wrong. */
export type GivenFields = Readonly<Record<string, unknown>>
