import * as z from 'zod/mini'

export type JsonSchema = {
  readonly properties?: Record<string, unknown>
  readonly required?: readonly string[]
}

/** The schema of a value in words that generators of other languages read. */
export function jsonSchema(schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any', override })
  return rest as JsonSchema
}

type Overridden = Parameters<NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>>[0]

function override({ zodSchema, jsonSchema: printed }: Overridden): void {
  plainPattern(printed)
  const { allOf } = printed
  if (Array.isArray(allOf)) for (const part of allOf) plainPattern(part)
  // What stands for a value that was refused is no default.
  if (zodSchema._zod.def.type === 'catch') delete printed.default
}

/** Formats that say what their pattern says. */
const FORMATS: ReadonlySet<string> = new Set(['uuid', 'date', 'date-time', 'email'])

/** Leaves Unicode properties out, which few languages read: the API refuses more than the document says. */
function plainPattern(printed: { format?: string | undefined; pattern?: string | undefined }): void {
  const { format = '', pattern } = printed
  if (pattern === undefined) return
  const plain = pattern.replaceAll('\\p{Cc}', '\\x00-\\x1f\\x7f-\\x9f').replaceAll('\\p{Cf}', '\\xad')
  if (FORMATS.has(format) || plain.includes('\\p{')) delete printed.pattern
  else printed.pattern = plain
}
