const FIELDS = ['from', 'amountMinor', 'per'] as const

/**
 * Takes a price out of the form: the values of the later prices move to the places before them. The form then shows one
 * place less.
 */
export function moveStepsUp(form: HTMLFormElement, place: number, steps: number): void {
  for (let at = place; at < steps - 1; at += 1) {
    for (const name of FIELDS) {
      const [field, next] = [at, at + 1].map((each) => form.elements.namedItem(`price.steps.${each}.${name}`))
      if (isField(field) && isField(next)) field.value = next.value
    }
  }
}

function isField(found: unknown): found is HTMLInputElement | HTMLSelectElement {
  return found instanceof HTMLInputElement || found instanceof HTMLSelectElement
}
