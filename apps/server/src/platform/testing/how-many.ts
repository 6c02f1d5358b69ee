import { inject } from 'vitest'

declare module 'vitest' {
  export interface ProvidedContext {
    /** True in `npm run test:soak`, the long test run. */
    readonly isSoak: boolean
  }
}

/**
 * Returns how often a test repeats its check: `some` times in `npm test`, `all` times in `npm run test:soak`.
 * See docs/decisions/025.
 */
export function howMany(some: number, all: number): number {
  return inject('isSoak') ? all : some
}
