import type { FieldProblem } from '../app-error.ts'
import { problemPath } from './problem-path.ts'

/** Deeper than any call of ours nests its input. */
const DEPTH_MAX = 16
/** More values than any call of ours takes. */
const VALUES_MAX = 10_000
/** The answer names no more of them. */
const PROBLEMS_MAX = 50

export type MalformedInput = {
  readonly problems: readonly FieldProblem[]
  /** False when the input is too large or too deep for a schema to look at it in bounded time. */
  readonly isBounded: boolean
}

/**
 * Finds what JSON may carry but no text of ours can hold: U+0000, which PostgreSQL refuses, and half of a surrogate
 * pair, which is no character; in keys as well as in values. Looks at no more than `VALUES_MAX` values and never deeper
 * than `DEPTH_MAX`, so that it may come before anything else that walks through an input.
 */
export function findMalformed(input: unknown): MalformedInput {
  const search = { problems: [] as FieldProblem[], values: 0, isBounded: true }
  visit(input, [], search)
  return search
}

/** Whether a text can be stored and compared: neither U+0000 nor half of a surrogate pair is in it. */
export function isStorableText(text: string): boolean {
  return !text.includes('\0') && text.isWellFormed()
}

type Search = { readonly problems: FieldProblem[]; values: number; isBounded: boolean }

function visit(value: unknown, path: readonly string[], search: Search): void {
  if (typeof value === 'string') {
    if (!isStorableText(value)) report(search, path, { code: 'unstorable_text' })
    return
  }
  if (typeof value !== 'object' || value === null) return
  if (path.length === DEPTH_MAX) {
    stop(search, path, { code: 'too_deep' })
    return
  }
  for (const key of Object.keys(value)) {
    search.values += 1
    if (search.values > VALUES_MAX) stop(search, path, { code: 'too_many', params: { max: VALUES_MAX } })
    if (!search.isBounded) return
    const place = [...path, key]
    if (!isStorableText(key)) report(search, place, { code: 'unknown_key' })
    visit((value as Readonly<Record<string, unknown>>)[key], place, search)
  }
}

type Fault = Pick<FieldProblem, 'code' | 'params'>

function report(search: Search, path: readonly string[], fault: Fault): void {
  if (search.problems.length < PROBLEMS_MAX) search.problems.push({ path: problemPath(path), ...fault })
}

/** What is too large is told alone, at its outermost field: the rest is not looked at. */
function stop(search: Search, path: readonly string[], fault: Fault): void {
  search.isBounded = false
  search.problems.length = 0
  report(search, path.slice(0, 1), fault)
}
