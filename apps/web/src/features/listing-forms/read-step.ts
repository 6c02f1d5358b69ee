import { isRecord } from '../../lib/storage/stored-json.ts'

/** Steps by their names in earlier versions of a form. Saved forms and links contain these names. */
export type EarlierSteps<S extends string> = Readonly<Record<string, S>>

/** Reads the step from the query. The default is the first step. */
export function readStep<S extends string>(
  search: unknown,
  steps: readonly [S, ...S[]],
  earlier: EarlierSteps<S> = {},
): S {
  const { step } = isRecord(search) ? search : {}
  return findStep(step, steps, earlier) ?? steps[0]
}

/** Returns the step with this current or earlier name. Returns undefined when there is no such step. */
export function findStep<S extends string>(
  name: unknown,
  steps: readonly S[],
  earlier: EarlierSteps<S>,
): S | undefined {
  const current = typeof name === 'string' && Object.hasOwn(earlier, name) ? earlier[name] : name
  return steps.find((each) => each === current)
}
