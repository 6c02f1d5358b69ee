import { isDeepStrictEqual } from 'node:util'

/**
 * Returns the names of the fields that differ. Ignores upload tokens. Also ignores the visibility of files, because
 * visibility changes at once, without approval.
 */
export function changedFields<Fields extends object>(before: Fields, after: Fields): Set<string> {
  const old = new Map(Object.entries(before))
  return new Set(
    Object.entries(after)
      .filter(([field, value]) => !isDeepStrictEqual(comparable(old.get(field)), comparable(value)))
      .map(([field]) => field),
  )
}

/** Picks fields in the format in which a pending edit is stored, which has no upload tokens. */
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
  const { uploadToken, isPublic, access, ...rest } = fields
  const entries = Object.entries('uploadId' in rest ? { alt: null, ...rest, ...blankAlt(rest) } : rest)
  return Object.fromEntries(
    entries.filter(([, each]) => each !== undefined).map(([key, each]) => [key, comparable(each)]),
  )
}

/** Treats an empty alternative text as a missing one. */
function blankAlt({ alt }: Record<string, unknown>) {
  return alt === '' ? { alt: null } : {}
}
