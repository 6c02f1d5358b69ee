export type SoakSuite = {
  readonly tests: readonly string[]
  /** Paths of source files or folders. A change of a file whose path starts with one of them selects the suite. */
  readonly guards: readonly string[]
  /** Whether `npm test` never runs the suite, not even in a short form. */
  readonly isApart: boolean
}

const HARNESS = ['scripts/test-soak.ts', 'scripts/testing/', 'vitest.config.ts', 'package-lock.json']
const SERVER = 'apps/server/src'

export const SOAK_SUITES: readonly SoakSuite[] = [
  {
    tests: ['packages/realtime/src/upstream'],
    guards: ['packages/realtime/'],
    isApart: true,
  },
  {
    tests: [
      `${SERVER}/modules/accounts/authentication.pg.test.ts`,
      `${SERVER}/modules/accounts/password/reset-password.pg.test.ts`,
    ],
    guards: [`${SERVER}/modules/accounts/`, `${SERVER}/platform/http/`, `${SERVER}/platform/security/`],
    isApart: false,
  },
  {
    tests: [`${SERVER}/modules/directory/listing/moves/listing-model.pg.test.ts`],
    guards: [`${SERVER}/modules/directory/`, `${SERVER}/migrations/`],
    isApart: false,
  },
  {
    tests: [`${SERVER}/app-tests/offer-races/offer-races.pg.test.ts`],
    guards: [
      `${SERVER}/app-tests/offer-races/`,
      `${SERVER}/modules/offers/`,
      `${SERVER}/modules/directory/orders/offers/`,
      `${SERVER}/modules/directory/listing/moves/`,
      `${SERVER}/migrations/`,
    ],
    isApart: false,
  },
]

/**
 * Returns the suites that guard at least one of the changed files. If the changes are unknown (`null`), returns the
 * suites that no other command runs.
 */
export function chosenSuites(changed: readonly string[] | null | 'all'): readonly SoakSuite[] {
  if (changed === 'all') return SOAK_SUITES
  if (changed === null) return SOAK_SUITES.filter(({ isApart }) => isApart)
  return SOAK_SUITES.filter(({ guards, tests }) =>
    changed.some((path) => [...guards, ...tests, ...HARNESS].some((start) => path.startsWith(start))),
  )
}
