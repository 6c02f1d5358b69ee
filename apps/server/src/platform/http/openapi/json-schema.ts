import { isDeepStrictEqual } from 'node:util'
import * as z from 'zod/mini'

export type JsonSchema = {
  readonly properties?: Record<string, unknown>
  readonly required?: readonly string[]
}

/** Converts a Zod schema to JSON Schema that code generators of other languages can read. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override })
  return rest as JsonSchema
}

type Overridden = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0]

function override({ zodSchema, jsonSchema: printed }: Overridden): void {
  plainPattern(printed)
  plainTuple(printed)
  const { allOf } = printed
  if (Array.isArray(allOf)) for (const part of allOf) plainPattern(part)
  // Zod's `catch` replaces invalid values. Its replacement is not a default for missing values.
  if (zodSchema._zod.def.type === 'catch') delete printed.default
}

/** Prints a tuple of equal parts as a list of a fixed length, because few code generators know tuples. */
function plainTuple(printed: z.core.JSONSchema.BaseSchema): void {
  const [part, ...others] = printed.prefixItems ?? []
  if (part === undefined || others.some((other) => !isDeepStrictEqual(other, part))) return
  const length = others.length + 1
  delete printed.prefixItems
  Object.assign(printed, { items: part, minItems: length, maxItems: length })
}

/** For these formats a pattern would only repeat what the format says. */
const FORMATS: ReadonlySet<string> = new Set(['uuid', 'date', 'date-time', 'email'])

/**
 * Replaces or removes Unicode property classes, which few languages support. The API itself still checks the
 * original pattern.
 */
function plainPattern(printed: { format?: string | undefined; pattern?: string | undefined }): void {
  const { format = '', pattern } = printed
  if (pattern === undefined) return
  const plain = pattern.replaceAll('\\p{Cc}', '\\x00-\\x1f\\x7f-\\x9f').replaceAll('\\p{Cf}', '\\xad')
  if (FORMATS.has(format) || plain.includes('\\p{')) delete printed.pattern
  else printed.pattern = plain
}
