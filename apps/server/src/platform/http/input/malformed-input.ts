import type { FieldProblem } from '../app-error.ts'
import { problemPath } from './problem-path.ts'

/** Any input of our API is less deeply nested than this. */
const DEPTH_MAX = 16
/** Any input of our API has fewer values than this. */
const VALUES_MAX = 10_000
/** Limits the size of the response. */
const PROBLEMS_MAX = 50

export type MalformedInput = {
  readonly problems: readonly FieldProblem[]
  /** False when the input is too large or too deep to be validated by a schema in bounded time. */
  readonly isBounded: boolean
}

/**
 * Finds text, in keys and values, that JSON can contain but the database cannot store: U+0000, which
 * PostgreSQL refuses, and lone surrogates, which are not characters. Visits at most `VALUES_MAX` values and
 * `DEPTH_MAX` levels. Therefore it is safe to run on any input, before all other checks.
 */
export function findMalformed(input: unknown): MalformedInput {
  const search: Search = { problems: [], values: 0, isBounded: true }
  visit(input, [], search)
  return search
}

/** Whether a text can be stored and compared: it has no U+0000 and no lone surrogate. */
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
  for (const [key, child] of Object.entries(value)) {
    search.values += 1
    if (search.values > VALUES_MAX) stop(search, path, { code: 'too_many', params: { max: VALUES_MAX } })
    if (!search.isBounded) return
    const place = [...path, key]
    if (!isStorableText(key)) report(search, place, { code: 'unknown_key' })
    visit(child, place, search)
  }
}

type Fault = Pick<FieldProblem, 'code' | 'params'>

function report(search: Search, path: readonly string[], fault: Fault): void {
  if (search.problems.length < PROBLEMS_MAX) search.problems.push({ path: problemPath(path), ...fault })
}

/**
 * Ends the search and reports only this problem, at its top-level field. The rest of the input is not
 * examined.
 */
function stop(search: Search, path: readonly string[], fault: Fault): void {
  search.isBounded = false
  search.problems.length = 0
  report(search, path.slice(0, 1), fault)
}
