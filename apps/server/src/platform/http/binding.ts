import type { Route } from '@verstat/contract'
import type { FieldProblem } from './app-error.ts'
import type { FormParts, ReceivedFile, ReceivedForm } from './input/multipart.ts'

export type Binding<Ctx> = {
  readonly route: Route
  readonly handle: (ctx: Ctx, input: unknown, file?: ReceivedFile) => Promise<unknown>
  /** Tells what an answer depends on, for the page cache. `answer` is undefined when the call was refused. */
  readonly marks?: (answer: unknown) => Marks | undefined
  /** Whether the answer shows only the caller's own data, of whose changes `PersonLog` hears. */
  readonly isOfPerson?: true
  /** Reads the file and the other fields of a multipart form. Set only for routes with `multipart`. */
  readonly receive?: (ctx: Ctx, parts: FormParts) => Promise<Received>
  /**
   * Rate-limits the attempt before its input is read. Throws `rate_limited` when there were too many
   * attempts.
   */
  readonly limit?: (ctx: Ctx) => Promise<void>
  /** Finds problems that a schema cannot find. They are reported together with the schema's problems. */
  readonly check?: (ctx: Ctx, valid: unknown, given: RawFields) => Promise<readonly FieldProblem[]>
}

export type Received = ReceivedForm & {
  /** Deletes the received file unless it was stored. It is always called at the end of the call. */
  readonly discard: () => Promise<void>
}

/**
 * What an answer depends on, for the page cache. A page is never cached when one of its calls has no marks.
 */
export type Marks = {
  /**
   * Tags of the data that the answer shows, such as `orders` and `order:{id}`. A change of the data
   * invalidates its tags.
   */
  readonly tags: readonly string[]
  /**
   * Instants at which the answer changes even without a change of data, such as the expiry of a listing. Null
   * means never.
   */
  readonly moments?: readonly (string | null)[]
}

export type RawFields = Readonly<Record<string, unknown>>
