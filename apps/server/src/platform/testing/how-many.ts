import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Whether this is `npm run test:soak`. */
    readonly isSoak: boolean
  }
}

/** How many tries a test makes: `some` in `npm test`, `all` in `npm run test:soak` (docs/decisions/025). */
export function howMany(some: number, all: number): number {
  return inject('isSoak') ? all : some
}
