/** The step that an address asks for; the first one when there is no such step. */
export function readStep<S extends string>(search: unknown, steps: readonly [S, ...S[]]): S {
  const { step } = search as { readonly step?: unknown }
  return steps.find((each) => each === step) ?? steps[0]
}
