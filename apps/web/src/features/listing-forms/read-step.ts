import { isRecord } from '../../lib/storage/stored-json.ts'

/** Reads the step from the query. The default is the first step. */
export function readStep<S extends string>(search: unknown, steps: readonly [S, ...S[]]): S {
  const { step } = isRecord(search) ? search : {}
  return steps.find((each) => each === step) ?? steps[0]
}
