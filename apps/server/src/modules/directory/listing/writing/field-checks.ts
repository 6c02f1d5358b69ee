import type { FieldProblem } from '../../../../platform/http/app-error.ts'
import type { CategoryEntry } from '../../dictionaries/dictionary-snapshot.ts'
import type { CheckContext } from './fieldset.ts'

export function regionProblems(
  { dictionaries }: CheckContext,
  code: string | undefined,
  path: string,
): readonly FieldProblem[] {
  return code === undefined || dictionaries.regionByCode(code) ? [] : [{ path, code: 'unknown_reference' }]
}

/** Checks the code of a category. The category must be a leaf and must allow listings of the type. */
export function leafProblems(
  { dictionaries }: CheckContext,
  code: string,
  path: string,
  type: CategoryEntry['types'][number] | undefined,
): readonly FieldProblem[] {
  const category = dictionaries.categoryByCode(code)
  if (!category) return [{ path, code: 'unknown_reference' }]
  if (category.parentKey === null) return [{ path, code: 'not_a_leaf' }]
  const isServed = type === undefined || category.types.includes(type)
  return isServed ? [] : [{ path, code: 'not_for_this_type' }]
}
