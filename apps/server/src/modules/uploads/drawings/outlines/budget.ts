import { UnreadableContent } from '../unreadable-content.ts'

/**
 * Counts steps of work, so that a small file with deeply nested blocks or wild curves ends with an error and not with
 * a timeout. The same file always ends the same way, because steps do not depend on the speed of the computer.
 */
export type Budget = { readonly spend: (steps: number) => void }

export function createBudget(steps: number): Budget {
  let left = steps
  return {
    spend: (spent) => {
      left -= spent
      if (left < 0) throw new UnreadableContent('the drawing is too complex')
    },
  }
}
