import { type FormFields, isSame } from '../values/form-fields.ts'

/** A field that both sides changed, to different values. */
export type FieldConflict = { readonly name: string; readonly mine: unknown; readonly theirs: unknown }

export type MergedEdits<F> = {
  readonly fields: F
  /** Fields that only the other side changed; their new values are adopted. */
  readonly adopted: readonly string[]
  readonly conflicts: readonly FieldConflict[]
}

/**
 * Three-way merge of a listing's form: a field changed by one side takes that value; where both changed it, `mine`
 * stays until the user chooses.
 */
export function mergeEdits<F extends FormFields>(base: FormFields, mine: F, theirs: F): MergedEdits<F> {
  const adopted: string[] = []
  const conflicts: FieldConflict[] = []
  const entries = Object.keys(mine).map((name) => {
    const [was, is, other] = [base[name], mine[name], theirs[name]]
    if (isSame(is, other) || isSame(was, other)) return [name, is]
    if (isSame(was, is)) {
      adopted.push(name)
      return [name, other]
    }
    conflicts.push({ name, mine: is, theirs: other })
    return [name, is]
  })
  return { fields: { ...mine, ...Object.fromEntries(entries) }, adopted, conflicts }
}

/** Entries of `after` that differ from `before`. */
export function changedParts<B extends object>(before: B, after: B): Partial<B> {
  const old = new Map<string, unknown>(Object.entries(before))
  const entries = Object.entries(after).filter(([name, value]) => !isSame(value, old.get(name)))
  return Object.fromEntries(entries) as Partial<B>
}
