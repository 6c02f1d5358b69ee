import { isDeepStrictEqual } from 'node:util'

/** Names of the fields that differ, ignoring upload tokens and the visibility of files, which is changed at once. */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Set<string> {
  const old = new Map(Object.entries(before))
  return new Set(
    Object.entries(after)
      .filter(([field, value]) => !isDeepStrictEqual(comparable(old.get(field)), comparable(value)))
      .map(([field]) => field),
  )
}

/** Picks fields in the format stored for a pending edit, without upload tokens. */
export function pickFields<Fields extends object>(
  fields: Fields,
  names: ReadonlySet<string>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields)
      .filter(([field]) => names.has(field))
      .map(([field, value]) => [field, comparable(value)]),
  )
}

function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable)
  if (typeof value !== 'object' || value === null) return value
  const fields: Readonly<Record<string, unknown>> = { ...value }
  const { uploadToken, isPublic, ...rest } = fields
  const entries = Object.entries('uploadId' in rest ? { alt: null, ...rest, ...blankAlt(rest) } : rest)
  return Object.fromEntries(
    entries.filter(([, each]) => each !== undefined).map(([key, each]) => [key, comparable(each)]),
  )
}

/** An empty alternative text equals none. */
function blankAlt({ alt }: Record<string, unknown>) {
  return alt === '' ? { alt: null } : {}
}
