import { isRecord } from '../../lib/storage/stored-json.ts'

/** The step named in the query; default the first one. */
export function readStep<S extends string>(search: unknown, steps: readonly [S, ...S[]]): S {
  const { step } = isRecord(search) ? search : {}
  return steps.find((each) => each === step) ?? steps[0]
}
