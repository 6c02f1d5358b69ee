import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

export const KINDS = [
  'inflected',
  'typo',
  'layout',
  'translit',
  'synonym',
  'several words',
  'material',
  'number',
  'english',
  'name',
  'place',
  'broad',
] as const

/** A query and all listings that a sensible person would accept as results. See README.md. */
export const JudgedQuery = z.strictObject({
  query: z.string().check(z.minLength(2), z.maxLength(100)),
  kind: z.enum(KINDS),
  in: z.enum(['orders', 'producers', 'all']),
  truth: z
    .array(
      z.strictObject({
        id: z.string().check(z.regex(/^(order|producer):\d+$/)),
        grade: z.union([z.literal(1), z.literal(2)]),
      }),
    )
    .check(z.minLength(1)),
  /** What the query means if it was typed with another keyboard layout or in another alphabet. */
  note: z.optional(z.string()),
})
export type JudgedQuery = z.infer<typeof JudgedQuery>

export type Half = 'visible' | 'held-out'

/** Returns the queries of one half, or null if the file of this half is missing. */
export async function readHalf(half: Half): Promise<readonly JudgedQuery[] | null> {
  try {
    const text = await readFile(join(import.meta.dirname, `${half}.jsonl`), 'utf8')
    return text
      .trim()
      .split('\n')
      .map((line) => JudgedQuery.parse(JSON.parse(line)))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}
