import { type FormFields, isSame } from '../values/form-fields.ts'

/** A field that two people changed differently. */
export type FieldConflict = { readonly name: string; readonly mine: unknown; readonly theirs: unknown }

export type MergedEdits<F> = {
  readonly fields: F
  /** Names of fields that only the other person changed: they are taken over. */
  readonly taken: readonly string[]
  readonly conflicts: readonly FieldConflict[]
}

/**
 * Puts two edits of one listing together, field by field: what only one of them changed is taken from there, and where
 * both did, mine stays until somebody chooses.
 */
export function mergeEdits<F extends FormFields>(base: FormFields, mine: F, theirs: F): MergedEdits<F> {
  const taken: string[] = []
  const conflicts: FieldConflict[] = []
  const entries = Object.keys(mine).map((name) => {
    const [was, is, other] = [base[name], mine[name], theirs[name]]
    if (isSame(is, other) || isSame(was, other)) return [name, is]
    if (isSame(was, is)) {
      taken.push(name)
      return [name, other]
    }
    conflicts.push({ name, mine: is, theirs: other })
    return [name, is]
  })
  return { fields: Object.fromEntries(entries) as F, taken, conflicts }
}

/** The parts of a body that an edit changed. */
export function changedParts<B extends object>(before: B, after: B): Partial<B> {
  const entries = Object.entries(after).filter(([name, value]) => !isSame(value, before[name as keyof B]))
  return Object.fromEntries(entries) as Partial<B>
}
