import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** True in `npm run test:soak`. */
    readonly isSoak: boolean
  }
}

/** Number of repetitions of a test: `some` in `npm test`, `all` in `npm run test:soak` (docs/decisions/025). */
export function howMany(some: number, all: number): number {
  return inject('isSoak') ? all : some
}
