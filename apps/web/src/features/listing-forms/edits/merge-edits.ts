import { type FormFields, isSame } from '../values/form-fields.ts'

/** A field that the user (`mine`) and somebody else (`theirs`) have changed to different values. */
export type FieldConflict = { readonly name: string; readonly mine: unknown; readonly theirs: unknown }

export type MergedEdits<F> = {
  readonly fields: F
  /** Names of the fields that only the other side has changed. The merged form has the new values of these fields. */
  readonly adopted: readonly string[]
  readonly conflicts: readonly FieldConflict[]
}

/**
 * Merges two edits that both began with `base` (three-way merge). When one side has changed a field, the merged form
 * has the changed value. When both sides have changed a field, the value of `mine` stays until the user chooses.
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

export function changedParts<B extends object>(before: B, after: B): Partial<B> {
  const old = new Map<string, unknown>(Object.entries(before))
  const entries = Object.entries(after).filter(([name, value]) => !isSame(value, old.get(name)))
  return Object.fromEntries(entries) as Partial<B>
}
