import type { FieldErrorCode, Route, RouteParsed } from '@verstat/contract'
import * as z from 'zod/mini'
import { AppError, type FieldProblem } from '../app-error.ts'
import { findMalformed } from './malformed-input.ts'
import type { FormParts } from './multipart.ts'
import { problemPath } from './problem-path.ts'

export type Parts = {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly form?: () => FormParts
}

const PARTS = ['params', 'query', 'body'] as const
/**
 * The most problems collected in one part of a call (path, query or body). The response reports even fewer.
 */
const FAULTS_MAX = 200

export type ReadInput<R extends Route> = {
  /** The validated input. It is complete only when `problems` is empty. */
  readonly input: RouteParsed<R>
  /** The fields that passed validation, for checks that schemas cannot make. */
  readonly valid: Partial<RouteParsed<R>>
  readonly problems: readonly FieldProblem[]
}

/**
 * Validates the path parameters, query and body of a call, and merges them into one input. Collects the
 * problems of all three. Throws `not_found` for invalid path parameters.
 */
export function readInput<R extends Route>(route: R, parts: Parts): ReadInput<R> {
  const problems: FieldProblem[] = []
  const input: Record<string, unknown> = {}
  for (const part of PARTS) {
    const schema = route[part]
    if (!schema) continue
    const isFilter = part === 'query' || (part === 'body' && route.isFilter === true)
    const given = isFilter ? withoutEmpty(schema, parts[part]) : (parts[part] ?? {})
    const { parsed, found } = readPart(schema, given)
    Object.assign(input, parsed)
    // Invalid path parameters identify nothing, so they mean 404 instead of a field problem.
    if (part === 'params' && found.length > 0) throw new AppError('not_found')
    problems.push(...found)
  }
  return {
    input: input as RouteParsed<R>,
    valid: validOnly(input, problems) as Partial<RouteParsed<R>>,
    problems,
  }
}

/** Whether the input contains only text that can be stored, and is of limited size. */
export function isWellFormed(parts: Parts): boolean {
  return PARTS.every((part) => findMalformed(parts[part]).problems.length === 0)
}

/**
 * Validates one part of a call and collects its problems. Where the schema replaced a value (`catch`), the
 * replacement is checked for malformed text instead of the value.
 */
function readPart(schema: z.ZodMiniObject, given: unknown) {
  const malformed = findMalformed(given)
  if (!malformed.isBounded) return { parsed: {}, found: malformed.problems }
  const { parsed, faults } = parsePart(schema, given)
  if (malformed.problems.length === 0) return { parsed, found: faults }
  const unread = malformed.problems.filter(({ path }) => !Object.hasOwn(parsed, topOf(path)))
  return { parsed, found: [...unread, ...findMalformed(parsed).problems, ...faults] }
}

/** Forms also send fields that were left empty. Removes empty values of optional fields. */
function withoutEmpty(schema: z.ZodMiniObject, given: unknown): unknown {
  if (typeof given !== 'object' || given === null || Array.isArray(given)) return given ?? {}
  const mayBeAbsent = (key: string) => {
    const field = Object.hasOwn(schema.shape, key) ? schema.shape[key] : undefined
    return field !== undefined && z.safeParse(field, undefined).success
  }
  return Object.fromEntries(Object.entries(given).filter(([key, value]) => value !== '' || !mayBeAbsent(key)))
}

function topOf(path: string): string {
  return path.split('.')[0] ?? ''
}

/** Parses one part of a call. When the part is invalid, returns those of its fields that are valid. */
function parsePart(schema: z.ZodMiniObject, given: unknown) {
  const result = schema.safeParse(given, { reportInput: true })
  if (result.success) return { parsed: result.data, faults: [] }
  const faults = result.error.issues.slice(0, FAULTS_MAX).flatMap(issueProblems)
  return { parsed: parseValidFields(schema, given, faults), faults }
}

function validOnly(input: Readonly<Record<string, unknown>>, problems: readonly FieldProblem[]) {
  if (problems.length === 0) return input
  const invalid = new Set(problems.map(({ path }) => topOf(path)))
  return Object.fromEntries(Object.entries(input).filter(([key]) => !invalid.has(key)))
}

function parseValidFields(schema: z.ZodMiniObject, given: unknown, faults: readonly FieldProblem[]) {
  if (typeof given !== 'object' || given === null) return {}
  const invalid = new Set(faults.map(({ path }) => topOf(path)))
  const candidates = Object.entries(given).filter(
    ([key]) => !invalid.has(key) && Object.hasOwn(schema.shape, key),
  )
  return Object.fromEntries(
    candidates.flatMap(([key, value]) => {
      const field = schema.shape[key]
      const result = field && z.safeParse(field, value)
      return result?.success ? [[key, result.data]] : []
    }),
  )
}

const FORMAT_CODES: Readonly<Record<string, FieldErrorCode>> = {
  email: 'invalid_email',
  e164: 'invalid_phone',
  url: 'invalid_url',
}

type Issue = z.core.$ZodIssue

function issueProblems(issue: Issue): FieldProblem[] {
  const path = problemPath(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys
        .slice(0, FAULTS_MAX)
        .map((key) => ({ path: problemPath([...issue.path, key]), code: 'unknown_key' }))
    case 'invalid_type':
      return [typeProblem(issue, path)]
    case 'invalid_value':
      return [{ path, code: isMissing(issue) ? 'required' : 'invalid_value' }]
    case 'invalid_format':
      return [{ path, code: FORMAT_CODES[issue.format] ?? 'invalid_format' }]
    case 'too_small':
      // A text with a minimum length of 1 is required. Here it is empty or consists of spaces only.
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
