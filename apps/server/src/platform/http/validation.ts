import type { Route, RouteParsed } from '@verstat/contract'
import type * as z from 'zod/mini'
import { AppError, type FieldProblem } from './app-error.ts'

type Parts = { readonly params?: unknown; readonly query?: unknown; readonly body?: unknown }

/**
 * Checks the three parts of a call against the route and merges them into one input.
 * Throws `validation_failed` with the problems of all parts together.
 */
export function parseInput<R extends Route>(route: R, parts: Parts): RouteParsed<R> {
  const problems: FieldProblem[] = []
  const input: Record<string, unknown> = {}
  for (const part of ['params', 'query', 'body'] as const) {
    const schema = route[part]
    if (!schema) continue
    const result = schema.safeParse(parts[part] ?? {}, { reportInput: true })
    if (result.success) {
      Object.assign(input, result.data)
      problems.push(...findNulCharacters(result.data, part === 'params' ? 'params:' : ''))
    } else problems.push(...result.error.issues.flatMap((issue) => issueProblems(issue, part)))
  }
  // A path that no identifier can have names nothing: the thing is not found, not wrongly typed.
  if (problems.some((problem) => problem.path.startsWith('params:'))) throw new AppError('not_found')
  if (problems.length > 0) throw new AppError('validation_failed', { problems })
  return input as RouteParsed<R>
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
      return [{ path, code: 'invalid_format' }]
    case 'too_small':
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
