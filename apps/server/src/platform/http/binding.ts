import type { Route } from '@verstat/contract'
import type { FieldProblem } from './app-error.ts'
import type { FormParts, ReceivedFile, ReceivedForm } from './input/multipart.ts'

export type Binding<Ctx> = {
  readonly route: Route
  readonly handle: (ctx: Ctx, input: unknown, file?: ReceivedFile) => Promise<unknown>
  /** What a page that shows the answer depends on; `answer` is undefined when the call was refused. */
  readonly marks?: (answer: unknown) => Marks | undefined
  /** For routes with `multipart`: reads the file and the fields beside it. */
  readonly receive?: (ctx: Ctx, parts: FormParts) => Promise<Received>
  /** Rate-limits the attempt before its input is read. Throws `rate_limited`. */
  readonly limit?: (ctx: Ctx) => Promise<void>
  /** Finds problems that a schema cannot; they are reported together with those of the schema. */
  readonly check?: (ctx: Ctx, valid: unknown, given: RawFields) => Promise<readonly FieldProblem[]>
}

export type Received = ReceivedForm & {
  /** Removes what was not stored; always called at the end of the call. */
  readonly discard: () => Promise<void>
}

/** What an answer depends on, for the page cache. A page with a call without marks is never cached. */
export type Marks = {
  /** Tags of what changes the answer: `orders`, `order:{id}`. */
  readonly tags: readonly string[]
  /** Instants at which the answer changes by itself; null means never. */
  readonly moments?: readonly (string | null)[]
}

export type RawFields = Readonly<Record<string, unknown>>
