import type { FieldErrorCode, Route, RouteParsed } from '@verstat/contract'
import * as z from 'zod/mini'
import { AppError, type FieldProblem } from './app-error.ts'
import type { FormParts } from './multipart.ts'

export type Parts = {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  /** Of a form with a file: its parts, which nobody has read yet. */
  readonly form?: () => FormParts
}

export type ReadInput<R extends Route> = {
  /** Whole only when there are no problems. */
  readonly input: RouteParsed<R>
  /** The fields that are right by themselves, for checks that schemas cannot make. */
  readonly valid: Partial<RouteParsed<R>>
  readonly problems: readonly FieldProblem[]
}

/**
 * Checks the three parts of a call against the route and merges them into one input, with the problems of all parts
 * together. Throws `not_found` for a path that no identifier can have.
 */
export function readInput<R extends Route>(route: R, parts: Parts): ReadInput<R> {
  const problems: FieldProblem[] = []
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part]
    if (!schema) continue
    const given = parts[part] ?? {}
    const result = schema.safeParse(given, { reportInput: true })
    if (result.success) {
      Object.assign(input, result.data)
      problems.push(...findNulCharacters(result.data, part === 'params' ? 'params:' : ''))
    } else {
      const faults = result.error.issues.flatMap((issue) => issueProblems(issue, part))
      problems.push(...faults)
      Object.assign(input, rightFields(schema, given, faults))
    }
  }
  // A path that no identifier can have names nothing: the thing is not found, not wrongly typed.
  if (problems.some((problem) => problem.path.startsWith('params:'))) throw new AppError('not_found')
  return {
    input: input as RouteParsed<R>,
    valid: withoutWrong(input, problems) as Partial<RouteParsed<R>>,
    problems,
  }
}

function withoutWrong(input: Readonly<Record<string, unknown>>, problems: readonly FieldProblem[]) {
  if (problems.length === 0) return input
  const wrong = new Set(problems.map(({ path }) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(input).filter(([key]) => !wrong.has(key)))
}

/** Those fields of an object that pass by themselves, parsed. */
function rightFields(schema: z.ZodMiniObject, given: unknown, faults: readonly FieldProblem[]) {
  if (typeof given !== 'object' || given === null) return {}
  const wrong = new Set(faults.map(({ path }) => path.split('.')[0]))
  const right = Object.entries(given).filter(([key]) => !wrong.has(key) && Object.hasOwn(schema.shape, key))
  return Object.fromEntries(
    right.flatMap(([key, value]) => {
      const field = schema.shape[key]
      const result = field && z.safeParse(field, value)
      return result?.success ? [[key, result.data]] : []
    }),
  )
}

/** Formats with words of their own. */
const FORMAT_CODES: Readonly<Record<string, FieldErrorCode>> = {
  email: 'invalid_email',
  e164: 'invalid_phone',
  url: 'invalid_url',
}

type Issue = z.core.$ZodIssue

function issueProblems(issue: Issue, part: string): FieldProblem[] {
  const path = (part === 'params' ? 'params:' : '') + issue.path.join('.')
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => ({
        path: [path, shorten(key)].filter(Boolean).join('.'),
        code: 'unknown_key',
      }))
    case 'invalid_type':
      return [typeProblem(issue, path)]
    case 'invalid_value':
      return [{ path, code: isMissing(issue) ? 'required' : 'invalid_value' }]
    case 'invalid_format':
      return [{ path, code: FORMAT_CODES[issue.format] ?? 'invalid_format' }]
    case 'too_small':
      // Nothing, or spaces only: there is no shorter text that is one.
      if (issue.origin === 'string' && issue.minimum === 1) return [{ path, code: 'required' }]
      return [
        {
          path,
          code: sizeCode(issue, 'too_short', 'too_few', 'too_small'),
          params: { min: Number(issue.minimum) },
        },
      ]
    case 'too_big':
      return [
        {
          path,
          code: sizeCode(issue, 'too_long', 'too_many', 'too_big'),
          params: { max: Number(issue.maximum) },
        },
      ]
    case 'custom':
      return [{ path, code: (issue.params?.code as FieldErrorCode | undefined) ?? 'invalid_value' }]
    default:
      return [{ path, code: isMissing(issue) ? 'required' : 'invalid_type' }]
  }
}

function typeProblem(issue: Issue & { code: 'invalid_type' }, path: string): FieldProblem {
  if (isMissing(issue)) return { path, code: 'required' }
  return { path, code: issue.expected === 'int' ? 'not_integer' : 'invalid_type' }
}

function sizeCode<T>(issue: { origin: string }, text: T, list: T, number: T): T {
  if (issue.origin === 'string') return text
  return issue.origin === 'array' || issue.origin === 'set' ? list : number
}

function isMissing(issue: { input?: unknown }): boolean {
  return issue.input === undefined
}

/** PostgreSQL cannot store U+0000 in a text, so no field may carry it. */
function findNulCharacters(value: unknown, path = ''): FieldProblem[] {
  if (typeof value === 'string') return value.includes('\0') ? [{ path, code: 'invalid_value' }] : []
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) =>
    findNulCharacters(item, path ? `${path}.${key}` : key),
  )
}

/** An unknown key is the caller's text and may be of any length. */
function shorten(key: string): string {
  return key.length > 60 ? `${key.slice(0, 60)}…` : key
}
